"""A plain transformer, written out so that its ONNX export holds no surprises."""
import math

import torch
from torch import nn


class Attention(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value, self.out = (nn.Linear(width, width) for _ in range(4))

    def forward(self, x, memory, bias):
        batch, length, width = x.shape
        size = width // self.heads

        def split(y):
            return y.reshape(batch, -1, self.heads, size).transpose(1, 2)

        q, k, v = split(self.query(x)), split(self.key(memory)), split(self.value(memory))
        scores = torch.matmul(q, k.transpose(2, 3)) / math.sqrt(size) + bias
        mixed = torch.matmul(torch.softmax(scores, dim=-1), v)
        return self.out(mixed.transpose(1, 2).reshape(batch, length, width))


class Layer(nn.Module):
    def __init__(self, width, heads, cross):
        super().__init__()
        self.attention = Attention(width, heads)
        self.cross = Attention(width, heads) if cross else None
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        self.wide, self.narrow = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)

    def forward(self, x, bias, memory=None, memory_bias=None):
        y = self.norms[0](x)
        x = x + self.attention(y, y, bias)
        if self.cross is not None:
            x = x + self.cross(self.norms[1](x), memory, memory_bias)
        return x + self.narrow(torch.relu(self.wide(self.norms[2](x))))


def mask_bias(mask):
    return (1.0 - mask[:, None, None, :].float()) * -1e4


class Stack(nn.Module):
    def __init__(self, vocabulary, width, heads, layers, longest, cross=False, types=0):
        super().__init__()
        self.words = nn.Embedding(vocabulary, width)
        self.places = nn.Embedding(longest, width)
        self.types = nn.Embedding(types, width) if types else None
        self.layers = nn.ModuleList(Layer(width, heads, cross) for _ in range(layers))
        self.norm = nn.LayerNorm(width)
        # The output shares these weights: large ones would start with certainty.
        nn.init.normal_(self.words.weight, std=0.125)
        nn.init.normal_(self.places.weight, std=0.125)

    def embed(self, ids, types=None):
        places = torch.arange(ids.shape[1]).unsqueeze(0)
        x = self.words(ids) + self.places(places)
        return x + self.types(types) if self.types is not None else x


class MaskedModel(nn.Module):
    """BERT in small: input_ids, attention_mask, token_type_ids -> logits, last_hidden_state."""

    def __init__(self, vocabulary, width=48, heads=4, layers=2, longest=64):
        super().__init__()
        self.stack = Stack(vocabulary, width, heads, layers, longest, types=2)

    def forward(self, input_ids, attention_mask, token_type_ids):
        x = self.stack.embed(input_ids, token_type_ids)
        for layer in self.stack.layers:
            x = layer(x, mask_bias(attention_mask))
        x = self.stack.norm(x)
        return torch.matmul(x, self.stack.words.weight.t()), x


class Encoder(nn.Module):
    def __init__(self, stack):
        super().__init__()
        self.stack = stack

    def forward(self, input_ids, attention_mask):
        x = self.stack.embed(input_ids)
        for layer in self.stack.layers:
            x = layer(x, mask_bias(attention_mask))
        return self.stack.norm(x)


class Decoder(nn.Module):
    def __init__(self, stack):
        super().__init__()
        self.stack = stack

    def forward(self, input_ids, encoder_hidden_states, encoder_attention_mask):
        length = input_ids.shape[1]
        ahead = torch.triu(torch.ones(length, length), diagonal=1)[None, None] * -1e4
        x = self.stack.embed(input_ids)
        for layer in self.stack.layers:
            x = layer(x, ahead, encoder_hidden_states, mask_bias(encoder_attention_mask))
        return torch.matmul(self.stack.norm(x), self.stack.words.weight.t())
