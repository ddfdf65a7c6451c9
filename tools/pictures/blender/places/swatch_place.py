"""Cloth from close by: it hangs in the sun in soft folds, with a seam and a hem, before a terrace out of focus."""

import math

import dining
import garden
import materials
import plants
import shapes
import terrace
import weave

SIZE = 0.34
SEAM = 0.022
HEM = 0.03


def build(scene):
    """The cloth along x; returns the part of it that the camera frames."""
    decor, seed = scene["decor"], scene["seed"]
    cloth = weave.woven(scene["fabric"])
    fold = lambda x, _z=0.0: decor.get("fold", 0.004) * math.sin(x * 40 + seed)
    level = 1.5
    low, top = level - SIZE * 0.2, level + SIZE
    _sheet((-SIZE, SIZE), (low, top), fold, cloth)
    thread = materials.rough(str(decor.get("thread", "#efe8da")), 0)
    if decor.get("seam", True):
        at = -0.028
        _sheet((at, at + SEAM), (low, top), lambda x, z: fold(x) - 0.0007, cloth)
        for x in (at + 0.003, at + SEAM - 0.003):
            weave.stitches((x, low), (x, top), thread, lambda a, b: fold(a) - 0.001)
    if decor.get("hem", True):
        _sheet((-SIZE, SIZE), (low - 0.0005, low + HEM), lambda x, z: fold(x) - 0.0009, cloth)
        for z in (low + HEM - 0.004, low + HEM - 0.008):
            weave.stitches((-0.2, z), (0.2, z), thread, lambda a, b: fold(a) - 0.0012)
    _behind(seed)
    middle = level + decor.get("rise", -0.035)
    return [(-0.05, 0.05), (-0.005, 0.005), (middle - 0.03, middle + 0.03)]


def _sheet(x, z, place, material):
    columns, rows = 220, 4
    vertices, faces = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            a, b = x[0] + (x[1] - x[0]) * i / columns, z[0] + (z[1] - z[0]) * j / rows
            vertices.append((a, place(a, b), b))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    shapes.surface("cloth", vertices, faces, material, smooth=True)


def _behind(seed):
    """A terrace out of focus; its stone is grey, so that it does not tint the cloth."""
    terrace.slabs((-5.0, 6.0), (-4.0, 2.75), tone="#aeaca8", seed=seed)
    dining.bistro_table((1.12 + 0.06 * (seed % 3), 1.75, 0.0), "#7a5a3c")
    dining.chair((1.8, 1.95, 0.0), -1.9 + 0.2 * (seed % 4), "#b49a75")
    plants.potted((0.6, 2.3, 0.0), 1.25, "fig", seed, "#a4664a")
    garden.bed((-1.5, 6.5), (2.85, 4.2), 0.0, seed)
    lawn = [(-60, -60, -0.1), (60, -60, -0.1), (60, 60, -0.1), (-60, 60, -0.1)]
    shapes.surface("ground", lawn, [(0, 1, 2, 3)], materials.rough("#54682f", 0.2, 9))
