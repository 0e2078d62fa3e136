"""Searches vectors of bench/mine.bench.ts with faiss on one thread: at the same number of probes,
and at the fewest probes that reach the recall of klartext. Prints one JSON object a line."""
import json
import sys
import time

import faiss
import numpy

folder, cells, probes, recall = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
faiss.omp_set_num_threads(1)
vectors = numpy.fromfile(f"{folder}/vectors.i8", dtype=numpy.int8).reshape(-1, 256)
vectors = vectors.astype(numpy.float32) / 508
queries = numpy.fromfile(f"{folder}/queries.i32", dtype=numpy.int32)
truth = numpy.fromfile(f"{folder}/truth.i32", dtype=numpy.int32).reshape(len(queries), -1)
index = faiss.index_factory(256, f"IVF{cells},SQ8")
index.train(vectors)
index.add(vectors)


def measure(count):
    index.nprobe = count
    start = time.process_time()
    _, found = index.search(vectors[queries], truth.shape[1])
    seconds = time.process_time() - start
    hits = total = 0
    for query, right, own in zip(queries, truth, found):
        right = set(right.tolist()) - {int(query), -1}
        total += len(right)
        hits += len(right & set(own.tolist()))
    return {"probes": count, "recall": hits / total, "perSecond": len(queries) / seconds}


same = measure(probes)
print(json.dumps(same))
if same["recall"] < recall:
    while same["recall"] < recall and probes < cells:
        probes += max(1, probes // 16)
        same = measure(probes)
    print(json.dumps(same))
