"""
python train/pack.py FILE …: packs gzip files again by Zopfli, which finds shorter codes for the same
bytes; for files that are final. Needs `pip install zopfli`.
"""

import gzip
import sys

import zopfli.gzip


def main():
    for path in sys.argv[1:]:
        with open(path, "rb") as file:
            packed = file.read()
        unpacked = gzip.decompress(packed)
        shorter = zopfli.gzip.compress(unpacked, numiterations=3, blocksplittingmax=40)
        if len(shorter) < len(packed):
            with open(path, "wb") as out:
                out.write(shorter)
        print(f"{path}: {len(packed)} → {min(len(shorter), len(packed))} bytes", flush=True)


main()
