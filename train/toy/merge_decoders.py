"""One decoder of two, as optimum writes decoder_model_merged.onnx: `use_cache_branch` chooses."""
import onnx
from onnx import TensorProto, helper


def merge(first_path, later_path, path):
    first, later = onnx.load(first_path), onnx.load(later_path)
    weights = {}
    branches = [branch(model.graph, f"{name}.", weights) for name, model in (("first", first), ("later", later))]
    names = [each.name for each in first.graph.output]
    outputs = [onnx.ValueInfoProto.FromString(each.SerializeToString()) for each in first.graph.output]
    # The later branch gives no keys of the source; it hands on those that came in.
    given = {each.name for each in later.graph.output}
    for name in names:
        if name not in given:
            branches[1].node.append(helper.make_node("Identity", [name.replace("present", "past_key_values")], ["later." + name]))
    for prefix, graph in zip(("first.", "later."), branches):
        del graph.output[:]
        graph.output.extend(helper.make_tensor_value_info(prefix + name, TensorProto.FLOAT, None) for name in names)
    inputs = {each.name: each for model in (first, later) for each in model.graph.input}
    flag = helper.make_tensor_value_info("use_cache_branch", TensorProto.BOOL, [1])
    node = helper.make_node("If", ["use_cache_branch"], names, then_branch=branches[1], else_branch=branches[0])
    graph = helper.make_graph([node], "merged", [*inputs.values(), flag], outputs, list(weights.values()))
    merged = helper.make_model(graph, opset_imports=first.opset_import, ir_version=first.ir_version)
    onnx.checker.check_model(merged)
    onnx.save(merged, path)


def branch(graph, prefix, weights):
    """The graph with names of its own; equal weights of both branches stand outside, once."""
    renamed = {each.name: each.name for each in graph.input}
    for each in graph.initializer:
        content = each.raw_data + bytes(str(list(each.dims)) + str(each.data_type), "ascii")
        if content not in weights:
            weights[content] = onnx.TensorProto.FromString(each.SerializeToString())
            weights[content].name = f"weight.{len(weights)}"
        renamed[each.name] = weights[content].name
    nodes = []
    for node in graph.node:
        copy = onnx.NodeProto.FromString(node.SerializeToString())
        copy.input[:] = [name and renamed.get(name, prefix + name) for name in node.input]
        copy.output[:] = [prefix + name for name in node.output]
        copy.name = prefix + node.name
        nodes.append(copy)
    return helper.make_graph(nodes, prefix, [], [helper.make_tensor_value_info(prefix + each.name, TensorProto.FLOAT, None) for each in graph.output])
