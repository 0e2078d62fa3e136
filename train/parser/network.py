"""The network of the accurate parser: word rows in, tags, features, heads and relations out."""

import torch
import torch.nn.functional as F
from torch import nn

STEPS = 31  # steps of the packed word vectors (word-vectors.ts)


class Parser(nn.Module):
    def __init__(self, sizes, vectors, hidden=128, pretrained=None, affix_size=48, tag_size=32,
                 arc_size=192, label_size=56, drop=0.33):
        super().__init__()
        self.drop = drop
        self.label_size = label_size
        self.relations = sizes["relations"]
        # Row 0 of the vectors is for words without one.
        self.register_buffer("vectors", vectors)
        # What is learned of a word is added to what texts tell of it.
        word_size = sizes["wordDimensions"]
        shape = (sizes["words"] + 2, word_size)
        self.register_buffer("pretrained", torch.zeros(shape) if pretrained is None else pretrained)
        self.word = nn.Embedding(*shape)
        self.affix = nn.Embedding(sizes["affixRows"], affix_size)
        nn.init.normal_(self.word.weight, 0, 0.1)
        nn.init.normal_(self.affix.weight, 0, 0.1)
        inputs = vectors.shape[1] + word_size + affix_size
        self.first = nn.LSTM(inputs, hidden, batch_first=True, bidirectional=True)
        self.tag = nn.Linear(2 * hidden, sizes["tags"])
        self.tag_vectors = nn.Parameter(torch.randn(sizes["tags"], tag_size) * 0.1)
        self.second = nn.LSTM(2 * hidden + tag_size, hidden, batch_first=True, bidirectional=True)
        self.bundle = nn.Linear(2 * hidden, sizes["bundles"])
        self.arc_head = nn.Linear(2 * hidden, arc_size)
        self.arc_dependent = nn.Linear(2 * hidden, arc_size)
        self.arc = nn.Parameter(torch.eye(arc_size) * 0.05 + torch.randn(arc_size, arc_size) * 0.01)
        self.arc_bias = nn.Parameter(torch.zeros(arc_size))
        self.label_head = nn.Linear(2 * hidden, label_size)
        self.label_dependent = nn.Linear(2 * hidden, label_size)
        self.label = nn.Parameter(torch.randn(self.relations * label_size, label_size) * 0.02)
        self.label_of_head = nn.Linear(label_size, self.relations)
        self.label_of_dependent = nn.Linear(label_size, self.relations)

    def dropped(self, x, share=None):
        """One mask for all words of a sentence."""
        if not self.training:
            return x
        keep = 1 - (self.drop if share is None else share)
        return x * (torch.bernoulli(torch.full((x.shape[0], 1, x.shape[2]), keep)) / keep)

    def encode(self, word, vector, affixes):
        if self.training:
            word = word * (torch.rand(word.shape) > 0.2).long()
            vector = vector * (torch.rand(vector.shape) > 0.07).long()
        known = (word != 1).unsqueeze(-1)  # The root has no affixes.
        affix = self.affix(affixes).sum(2) * known
        words = self.word(word) + F.embedding(word, self.pretrained)
        x = torch.cat([F.embedding(vector, self.vectors), words, affix], -1)
        first, _ = self.first(self.dropped(x, 0.25))
        first = self.dropped(first)
        tag = self.tag(first)
        tag_vector = torch.softmax(tag, -1) @ self.tag_vectors
        second, _ = self.second(torch.cat([first, tag_vector], -1))
        return tag, self.dropped(second)

    def arcs(self, second):
        """Scores of every head for every word: sentence × dependent × head."""
        head = self.dropped(F.leaky_relu(self.arc_head(second), 0.1))
        dependent = self.dropped(F.leaky_relu(self.arc_dependent(second), 0.1))
        return (dependent @ self.arc) @ head.transpose(1, 2) + (head @ self.arc_bias).unsqueeze(1)

    def labels(self, second, heads):
        """Scores of every relation for the arcs to the given heads."""
        head = self.dropped(F.leaky_relu(self.label_head(second), 0.1))
        dependent = self.dropped(F.leaky_relu(self.label_dependent(second), 0.1))
        chosen = torch.gather(head, 1, heads.unsqueeze(-1).expand(-1, -1, self.label_size))
        sentences, words, _ = dependent.shape
        pairs = (chosen @ self.label.t()).view(sentences, words, self.relations, self.label_size)
        both = (pairs @ dependent.unsqueeze(-1)).squeeze(-1)
        return both + self.label_of_head(chosen) + self.label_of_dependent(dependent)
