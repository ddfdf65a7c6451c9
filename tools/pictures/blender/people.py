"""People: dressed, without faces, so they are shown from behind, in the shade or out of focus."""

import math

import bpy
import fabrics
import furniture
import materials
import shapes

# Joints of a figure that is 1.7 m tall and looks along -y: (x, y, z) of the right side, mirrored for the left one.
STANDING = {
    "hips": (0.0, 0.0, 0.92),
    "chest": (0.0, 0.0, 1.3),
    "head": (0.0, -0.03, 1.56),
    "legs": [[(s * 0.09, 0.0, 0.88), (s * 0.1, -0.02, 0.48), (s * 0.1, 0.02, 0.09)] for s in (-1, 1)],
    "arms": [[(s * 0.172, 0.0, 1.345), (s * 0.25, 0.03, 1.1), (s * 0.2, -0.12, 0.9)] for s in (-1, 1)],
}
SEATED = {
    "hips": (0.0, 0.04, 0.58),
    "chest": (0.0, -0.02, 0.96),
    "head": (0.0, -0.1, 1.21),
    "legs": [[(s * 0.09, 0.0, 0.56), (s * 0.11, -0.42, 0.55), (s * 0.12, -0.4, 0.1)] for s in (-1, 1)],
    "arms": [[(s * 0.172, -0.02, 1.01), (s * 0.25, -0.14, 0.8), (s * 0.13, -0.38, 0.8)] for s in (-1, 1)],
}
POSES = {
    # Both hands hold something before the chest.
    "holding": {
        **STANDING,
        "arms": [[(s * 0.172, 0.0, 1.345), (s * 0.25, -0.02, 1.1), (s * 0.07, -0.26, 1.14)] for s in (-1, 1)],
    },
    # One hand reaches up and forward.
    "reaching": {
        **STANDING,
        "arms": [STANDING["arms"][0], [(0.172, 0.0, 1.38), (0.24, -0.25, 1.46), (0.2, -0.46, 1.6)]],
    },
    # One hand holds a stick before the chest.
    "carrying": {
        **STANDING,
        "legs": [
            [(-0.09, 0.0, 0.88), (-0.1, -0.16, 0.5), (-0.1, -0.14, 0.09)],
            [(0.09, 0.0, 0.88), (0.09, 0.04, 0.48), (0.09, 0.26, 0.13)],
        ],
        "arms": [STANDING["arms"][0], [(0.172, 0.0, 1.345), (0.24, -0.02, 1.1), (0.08, -0.22, 1.24)]],
    },
    "seated": SEATED,
}

# Clothes: colours of what is worn above and below, of the hair, how it is worn, and the rest; a coat has long sleeves.
LOOKS = {
    "sundress": ("#e9e4d8", "#e9e4d8", "#6b452a", "long", "dress hat"),
    "blue": ("#4f6f8f", "#d8cfbd", "#2c211a", "short", ""),
    "rain": ("#3d5a63", "#2f3436", "#4a3222", "long", "coat umbrella"),
    "linen": ("#e4ddd0", "#6d7a80", "#4a3222", "long", ""),
    "rust": ("#a9573a", "#39424c", "#33261e", "bun", "coat"),
    "work": ("#39424c", "#4b5257", "#3a2a20", "short", "coat"),
    "green": ("#5f7a63", "#cfc6b4", "#1f1a18", "short", "hat"),
}


def figure(at, turn, pose, look):
    """A person; `at` is the floor between the feet or below the seat, at a turn of 0 somebody looks along -y."""
    joints, (top, bottom, hair, style, special) = POSES[pose], LOOKS[look]
    dressed = "dress" in special

    def make():
        shirt, trousers = fabrics.cloth(top, weave=300.0, bump=0.4), fabrics.cloth(bottom, weave=260.0, bump=0.4)
        skin = materials.rough("#c39273", 0.05, 300, 0.05, roughness=0.5)
        _body(_torso(joints, dressed) + _sleeves(joints, "coat" in special), shirt, 0.012)
        legs = [_limb(leg, (0.07 if dressed else 0.088, 0.056, 0.044)) for leg in joints["legs"]]
        _body([blob for leg in legs for blob in leg] + ([] if dressed else _hips(joints)), skin if dressed else trousers, 0.008)
        if dressed:
            _body(_skirt(joints, pose), shirt, 0.014)
        bare = [_limb((_on(a, b, 0.5), b, c), (0.04, 0.037, 0.027)) for a, b, c in joints["arms"]]
        hands = [((x, y - 0.03, z - 0.03), (0.034, 0.045, 0.04)) for x, y, z in (arm[2] for arm in joints["arms"])]
        _body([*_neck(joints), *hands, *(blob for arm in bare for blob in arm)], skin, 0.0)
        shoes = [((x, y - 0.07, z - 0.05), (0.045, 0.12, 0.045)) for x, y, z in (leg[2] for leg in joints["legs"])]
        _body(shoes, materials.rough("#cfc6b6" if dressed else "#4a3527", 0.1, 200), 0.0)
        _body(_hair(joints["head"], style), materials.rough(hair, 0.6, 140, 0.35, 30, 0.45), 0.006)
        if "hat" in special:
            _hat(joints["head"])
        if "umbrella" in special:
            _umbrella(joints["arms"][1][2], joints["head"])

    furniture.placed(make, at, turn)


def _between(stops, steps=14):
    """Ellipsoids (middle, radii) that join others without gaps."""
    blobs = []
    for (a, p), (b, q) in zip(stops, stops[1:]):
        for i in range(steps + 1):
            t = i / steps
            mixed = [tuple(m + (n - m) * t for m, n in zip(u, v)) for u, v in ((a, b), (p, q))]
            blobs.append(tuple(mixed))
    return blobs


def _on(a, b, share):
    """A point between two joints."""
    return tuple(p + (q - p) * share for p, q in zip(a, b))


def _limb(points, radii):
    return _between([(point, (r, r, r)) for point, r in zip(points, radii)])


def _torso(joints, dressed):
    hips, chest = joints["hips"], joints["chest"]
    waist = tuple((a + b) / 2 for a, b in zip(hips, chest))
    up = tuple(c + (c - h) * 0.2 for h, c in zip(hips, chest))
    slim = 0.86 if dressed else 1.0
    return _between(
        [
            (hips, (0.155, 0.11, 0.09)),
            (waist, (0.138 * slim, 0.1, 0.08)),
            (chest, (0.152 * slim, 0.112, 0.08)),
            (up, (0.165 * slim, 0.085, 0.05)),
        ]
    )


def _sleeves(joints, long):
    ends = [[a, b, c] if long else [a, _on(a, b, 0.7)] for a, b, c in joints["arms"]]
    return [blob for arm in ends for blob in _limb(arm, (0.05, 0.052, 0.046))]


def _hips(joints):
    x, y, z = joints["hips"]
    return [((x, y, z - 0.04), (0.158, 0.118, 0.11))]


def _skirt(joints, pose):
    hips = joints["hips"]
    knees = [tuple(a) for a in (leg[1] for leg in joints["legs"])]
    middle = tuple(sum(v) / 2 for v in zip(*knees))
    wide = (0.24, 0.11, 0.11) if pose == "seated" else (0.25, 0.23, 0.06)
    return _between([(hips, (0.185, 0.14, 0.11)), (middle, wide)])


def _neck(joints):
    (cx, cy, cz), (hx, hy, hz) = joints["chest"], joints["head"]
    return [
        *_between([((cx, cy, cz + 0.09), (0.08, 0.065, 0.05)), ((hx, hy + 0.02, hz - 0.09), (0.05, 0.054, 0.05))]),
        ((hx, hy, hz), (0.073, 0.094, 0.108)),
        *(((hx + s * 0.074, hy + 0.012, hz - 0.01), (0.012, 0.022, 0.03)) for s in (-1, 1)),
    ]


def _hair(head, style):
    x, y, z = head
    cap = [((x, y + 0.022, z + 0.022), (0.085, 0.094, 0.1)), ((x, y + 0.05, z - 0.03), (0.07, 0.06, 0.07))]
    if style == "bun":
        cap.append(((x, y + 0.115, z + 0.05), (0.046, 0.04, 0.044)))
    if style == "long":
        cap += _between([((x, y + 0.05, z), (0.084, 0.06, 0.08)), ((x, y + 0.1, z - 0.27), (0.095, 0.034, 0.06))])
    return cap


def _hat(head):
    straw = fabrics.cloth("#d9bd86", weave=120.0, bump=0.8, spread=0.2)
    crown = [(0.23, 0.028), (0.17, 0.03), (0.1, 0.042), (0.097, 0.09), (0.085, 0.13), (0.05, 0.146), (0.0, 0.15)]
    x, y, z = head
    hat = shapes.turned(crown, (0, 0, 0), straw, 40, "hat")
    hat.rotation_euler = (-0.16, 0, 0)
    hat.location = (x, y + 0.012, z)
    hat.modifiers.new("thick", "SOLIDIFY").thickness = 0.004
    band = [(0.102, 0.044), (0.099, 0.072)]
    ribbon = shapes.turned(band, (0, 0, 0), fabrics.cloth("#3c4a52"), 40)
    ribbon.rotation_euler, ribbon.location = hat.rotation_euler, hat.location
    bpy.context.view_layer.update()


def _umbrella(hand, head):
    """An open umbrella of eight panels over somebody's head, its stick in a hand."""
    top = (head[0] + 0.04, head[1] + 0.02, head[2] + 0.52)
    cover, steel = fabrics.cloth("#c98f2f", 0.25, 500.0, 0.1, 0.04), materials.metal("#33383a", 0.3, 0.6)
    ribs, rings = 48, 8
    vertices, faces = [], []
    for j in range(rings + 1):
        for i in range(ribs):
            angle, out = 2 * math.pi * i / ribs, j / rings
            bow = 0.04 * out * abs(math.sin(angle * 4))
            reach = 0.56 * out * (1 - bow * 1.5)
            x, y = reach * math.cos(angle), reach * math.sin(angle)
            vertices.append((top[0] + x, top[1] + y, top[2] - 0.24 * out**2.1 + bow * 0.6))
    for j in range(rings):
        for i in range(ribs):
            a, b = j * ribs + i, j * ribs + (i + 1) % ribs
            faces.append((a, b, b + ribs, a + ribs))
    shapes.surface("umbrella", vertices, faces, cover, smooth=True)
    shapes.rod((hand[0], hand[1] - 0.03, hand[2] - 0.12), (top[0], top[1], top[2] + 0.06), 0.007, steel)


def _body(blobs, material, folds):
    """One smooth skin around ellipsoids, with folds of a depth in metres."""
    vertices, faces = [], []
    around, rings = 12, 8
    for middle, radii in blobs:
        start = len(vertices)
        for j in range(rings + 1):
            polar = math.pi * (j + 0.02) / (rings + 0.04)
            for i in range(around):
                angle = 2 * math.pi * i / around
                unit = (math.sin(polar) * math.cos(angle), math.sin(polar) * math.sin(angle), math.cos(polar))
                vertices.append(tuple(m + u * r for m, u, r in zip(middle, unit, radii)))
        for j in range(rings):
            for i in range(around):
                a, b = start + j * around + i, start + j * around + (i + 1) % around
                faces.append((a, a + around, b + around, b))
        faces.append(tuple(range(start, start + around)))
        faces.append(tuple(reversed(range(start + rings * around, start + (rings + 1) * around))))
    thing = shapes.surface("person", vertices, faces, material, smooth=True)
    skin = thing.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", 0.009, True
    even = thing.modifiers.new("even", "SMOOTH")
    even.factor, even.iterations = 0.6, 8
    if folds:
        texture = bpy.data.textures.new("folds", "CLOUDS")
        texture.noise_scale, texture.noise_depth = 0.14, 1
        crease = thing.modifiers.new("folds", "DISPLACE")
        crease.texture, crease.strength = texture, folds * 2.0
    return thing
