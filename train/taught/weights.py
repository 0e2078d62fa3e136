"""Unpacks the weights of a GGUF file to bfloat16, in the form `transformers` reads.

python train/taught/weights.py WEIGHTS.gguf FOLDER

Packed weights would be unpacked again at every step.
"""

import sys
from pathlib import Path

import gguf
import numpy as np
import torch
from transformers import AutoConfig, AutoModelForCausalLM, AutoTokenizer

NAMES = {
    "attn_q": "self_attn.q_proj", "attn_k": "self_attn.k_proj", "attn_v": "self_attn.v_proj",
    "attn_output": "self_attn.o_proj", "ffn_gate": "mlp.gate_proj", "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj", "attn_norm": "input_layernorm",
    "ffn_norm": "post_attention_layernorm",
}  # fmt: skip
TOP = {"token_embd": "model.embed_tokens", "output_norm": "model.norm", "output": "lm_head"}


def torch_name(name: str) -> str:
    if not name.startswith("blk."):
        stem, kind = name.rsplit(".", 1)
        return f"{TOP[stem]}.{kind}"
    _, layer, module, kind = name.split(".")
    return f"model.layers.{layer}.{NAMES[module]}.{kind}"


def unrotate(weight: np.ndarray, heads: int) -> np.ndarray:
    """GGUF stores the rows of Llama's queries and keys in the order of its own rotation."""
    half = weight.shape[0] // heads // 2
    return weight.reshape(heads, half, 2, -1).swapaxes(2, 1).reshape(weight.shape)


def main() -> None:
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    config = AutoConfig.from_pretrained(source.parent, gguf_file=source.name)
    tokenizer = AutoTokenizer.from_pretrained(source.parent, gguf_file=source.name)
    model = AutoModelForCausalLM.from_config(config, dtype=torch.bfloat16)
    state = model.state_dict()
    left = set(state)
    for tensor in gguf.GGUFReader(source).tensors:
        shape = tuple(reversed(tensor.shape.tolist()))
        weight = gguf.quants.dequantize(tensor.data, tensor.tensor_type).reshape(shape)
        name = torch_name(tensor.name)
        if config.model_type == "llama" and name.endswith("q_proj.weight"):
            weight = unrotate(weight, config.num_attention_heads)
        if config.model_type == "llama" and name.endswith("k_proj.weight"):
            weight = unrotate(weight, config.num_key_value_heads)
        state[name].copy_(torch.from_numpy(np.array(weight)))
        left.discard(name)
    if config.tie_word_embeddings:
        left.discard("lm_head.weight")
    if left:
        sys.exit(f"{source} lacks {', '.join(sorted(left))}")
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


main()
