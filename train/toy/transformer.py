"""A plain transformer, written out so that its ONNX export holds no surprises."""
import math

import torch
from torch import nn


class Attention(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value, self.out = (nn.Linear(width, width) for _ in range(4))

    def split(self, y):
        return y.reshape(y.shape[0], -1, self.heads, y.shape[2] // self.heads).transpose(1, 2)

    def remember(self, memory):
        return self.split(self.key(memory)), self.split(self.value(memory))

    def forward(self, x, remembered, bias):
        batch, length, width = x.shape
        k, v = remembered
        scores = torch.matmul(self.split(self.query(x)), k.transpose(2, 3)) / math.sqrt(width // self.heads) + bias
        mixed = torch.matmul(torch.softmax(scores, dim=-1), v)
        return self.out(mixed.transpose(1, 2).reshape(batch, length, width))


class Layer(nn.Module):
    def __init__(self, width, heads, cross):
        super().__init__()
        self.attention = Attention(width, heads)
        self.cross = Attention(width, heads) if cross else None
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        self.wide, self.narrow = nn.Linear(width, 2 * width), nn.Linear(2 * width, width)

    def forward(self, x, bias, past=None, remembered=None, memory_bias=None):
        """Also gives the keys and values of what it has seen, those of the past before the new."""
        y = self.norms[0](x)
        seen = self.attention.remember(y)
        if past is not None:
            seen = tuple(torch.cat(pair, dim=2) for pair in zip(past, seen))
        x = x + self.attention(y, seen, bias)
        if self.cross is not None:
            x = x + self.cross(self.norms[1](x), remembered, memory_bias)
        return x + self.narrow(torch.relu(self.wide(self.norms[2](x)))), seen


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

    def embed(self, ids, types=None, before=0):
        places = torch.arange(before, before + ids.shape[1]).unsqueeze(0)
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
            x, _ = layer(x, mask_bias(attention_mask))
        x = self.stack.norm(x)
        return torch.matmul(x, self.stack.words.weight.t()), x


class Encoder(nn.Module):
    def __init__(self, stack):
        super().__init__()
        self.stack = stack

    def forward(self, input_ids, attention_mask):
        x = self.stack.embed(input_ids)
        for layer in self.stack.layers:
            x, _ = layer(x, mask_bias(attention_mask))
        return self.stack.norm(x)


class Decoder(nn.Module):
    """The first step: all of the prefix -> logits, and what later steps need not work out again."""

    def __init__(self, stack):
        super().__init__()
        self.stack = stack

    def forward(self, input_ids, encoder_hidden_states, encoder_attention_mask):
        length = input_ids.shape[1]
        ahead = torch.triu(torch.ones(length, length), diagonal=1)[None, None] * -1e4
        x = self.stack.embed(input_ids)
        present = []
        for layer in self.stack.layers:
            remembered = layer.cross.remember(encoder_hidden_states)
            x, seen = layer(x, ahead, None, remembered, mask_bias(encoder_attention_mask))
            present += [*seen, *remembered]
        return (torch.matmul(self.stack.norm(x), self.stack.words.weight.t()), *present)


class DecoderWithPast(nn.Module):
    """A later step: the last token and the past -> logits, and the past of the next step."""

    def __init__(self, stack):
        super().__init__()
        self.stack = stack

    def forward(self, input_ids, encoder_attention_mask, *past):
        x = self.stack.embed(input_ids, before=past[0].shape[2])
        present = []
        for at, layer in enumerate(self.stack.layers):
            own, remembered = past[4 * at: 4 * at + 2], past[4 * at + 2: 4 * at + 4]
            x, seen = layer(x, torch.zeros(1), own, remembered, mask_bias(encoder_attention_mask))
            present += seen
        return (torch.matmul(self.stack.norm(x), self.stack.words.weight.t()), *present)
