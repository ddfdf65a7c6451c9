"""Windows and doors, set back in their wall."""

import fabrics
import materials
import shapes

NICHE = 0.16


def window(opening, frame, pane, y=NICHE, handle=True):
    """Frame, sashes and panes set back in the wall."""
    (x0, x1), (z0, z1), leaves = opening["x"], opening["z"], opening["leaves"]
    outer, sash = 0.05, 0.065
    for a, b in ((x0, x0 + outer), (x1 - outer, x1)):
        shapes.box((a, b), (y - 0.07, y), (z0, z1), frame, 0.004)
    for a, b in ((z0, z0 + outer), (z1 - outer, z1)):
        shapes.box((x0 + outer, x1 - outer), (y - 0.07, y), (a, b), frame, 0.004)
    step = (x1 - x0 - 2 * outer) / leaves
    for i in range(leaves):
        a, b, back = x0 + outer + i * step, x0 + outer + (i + 1) * step, y - 0.015 + 0.02 * (i % 2)
        for c, d in ((a, a + sash), (b - sash, b)):
            shapes.box((c, d), (back - 0.07, back), (z0 + outer, z1 - outer), frame, 0.006)
        for c, d in ((z0 + outer, z0 + outer + sash), (z1 - outer - sash, z1 - outer)):
            shapes.box((a + sash, b - sash), (back - 0.07, back), (c, d), frame, 0.006)
        shapes.box(
            (a + sash, b - sash),
            (back - 0.04, back - 0.034),
            (z0 + outer + sash, z1 - outer - sash),
            pane,
            0,
        )
    if handle and z0 < 0.3:
        at = x0 + outer + step - sash / 2
        shapes.rod((at, y - 0.12, 0.98), (at, y - 0.12, 1.22), 0.011, frame)


def front_door(opening, frame, tone):
    """A solid door of upright boards with a long handle, and a mat before it."""
    (x0, x1), (z0, z1) = opening["x"], opening["z"]
    shapes.box((x0, x1), (NICHE, NICHE + 0.05), (z0, z1), frame, 0.004)
    boards = 6
    step = (x1 - x0 - 0.12) / boards
    leaf = materials.wood(tone, "z")
    for i in range(boards):
        a = x0 + 0.06 + i * step
        shapes.box(
            (a + 0.0015, a + step - 0.0015),
            (NICHE - 0.045, NICHE),
            (z0 + 0.02, z1 - 0.06),
            leaf,
            0.003,
        )
    shapes.rod(
        (x1 - 0.16, NICHE - 0.1, z0 + 0.6),
        (x1 - 0.16, NICHE - 0.1, z0 + 1.55),
        0.016,
        materials.metal("#b9b4aa", 0.3, 0.8),
    )
    for z in (z0 + 0.7, z0 + 1.45):
        shapes.rod(
            (x1 - 0.16, NICHE - 0.1, z),
            (x1 - 0.16, NICHE - 0.04, z),
            0.008,
            materials.metal("#b9b4aa", 0.3, 0.8),
        )
    shapes.box(
        (x0 + 0.05, x1 - 0.05),
        (-0.75, -0.2),
        (0.0, 0.018),
        fabrics.cloth("#4a4038", weave=90.0, bump=0.8),
        0.004,
    )


def sill(opening, material):
    """A window sill, or the threshold of a door."""
    (x0, x1), low = opening["x"], opening["z"][0]
    shapes.box((x0 - 0.04, x1 + 0.04), (-0.05, NICHE), (low - 0.035, low), material, 0.006)
