"""Writes a taught adapter as GGUF, the form node-llama-cpp loads.

python train/taught/adapter.py FOLDER ADAPTER.gguf

FOLDER is what teach.py wrote.
"""

import json
import sys
from pathlib import Path

import gguf
import numpy as np
import torch
from safetensors import safe_open
from transformers import AutoConfig

NAMES = {
    "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output", "mlp.gate_proj": "ffn_gate", "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}  # fmt: skip


def rotate(weight: np.ndarray, heads: int) -> np.ndarray:
    """The inverse of `unrotate` in weights.py."""
    half = weight.shape[0] // heads // 2
    return weight.reshape(heads, 2, half, -1).swapaxes(1, 2).reshape(weight.shape)


def main() -> None:
    folder, target = Path(sys.argv[1]), sys.argv[2]
    adapter = json.loads((folder / "adapter_config.json").read_text())
    config = AutoConfig.from_pretrained(adapter["base_model_name_or_path"])
    heads = {
        "self_attn.q_proj": config.num_attention_heads,
        "self_attn.k_proj": config.num_key_value_heads,
    }
    writer = gguf.GGUFWriter(target, config.model_type)
    writer.add_string("general.type", "adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", float(adapter["lora_alpha"]))
    with safe_open(folder / "adapter_model.safetensors", "pt") as weights:
        for key in sorted(weights.keys()):
            layer, rest = key.split(".layers.")[1].split(".", 1)
            module = ".".join(rest.split(".")[:2])
            part = "lora_a" if ".lora_A." in rest else "lora_b"
            weight = weights.get_tensor(key).to(torch.float16).numpy()
            if config.model_type == "llama" and part == "lora_b" and module in heads:
                weight = rotate(weight, heads[module])
            writer.add_tensor(f"blk.{layer}.{NAMES[module]}.weight.{part}", np.array(weight))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


main()
