"""Cross-sections of extruded profiles in mm, as loops of corners (y, z, radius) that run counter-clockwise."""

import math

FINE = 0.8


def outline_of(part, radius):
    """The engine's own section of a part in mm, around its middle, with this radius at its corners."""
    m = part["matrix"]
    scale = [math.hypot(*m[i : i + 3]) for i in (4, 8)]
    loop = [(y * scale[0], z * scale[1], radius) for y, z in part["outline"]]
    return loop if is_left(loop) else loop[::-1]


def chamber(outline, wall, low=(-999, -999), high=(999, 999), inner=2.0):
    """The hollow inside a convex outline, at the distance wall (mm) from it, and within y and z from low to high."""
    loop = _inset(outline, wall)
    for axis in (0, 1):
        loop = _clipped(loop, axis, low[axis], 1, inner)
        loop = _clipped(loop, axis, high[axis], -1, inner)
    return loop


def groove(loop, at, mouth, inside, lip, depth):
    """Cuts an undercut groove into the edge nearest to a point: it has a mouth between lips and is wider inside."""
    half, wide = mouth / 2, inside / 2
    ways = [(-half, 0), (-half, lip), (-wide, lip), (-wide, depth), (wide, depth), (wide, lip), (half, lip), (half, 0)]
    return _inserted(loop, at, ways, FINE)


def port(loop, at, outer=3.6, inner=2.0):
    """Adds a channel for a screw to the wall of a chamber: a ring that is open on the side away from the wall."""
    k, gap = outer * 0.82, math.radians(30)
    foot = math.asin(k / outer)
    left = _arc(k, outer, math.pi + foot, math.pi / 2 + gap)
    bore = _arc(k, inner, math.pi / 2 + gap, math.pi * 2.5 - gap)
    right = _arc(k, outer, math.pi / 2 - gap, -foot)
    return _inserted(loop, at, left + bore + right, 0.0)


def rounded(loop, steps=7):
    """The corners (y, z) of a loop, with its radii drawn as arcs."""
    points = []
    for i, (y, z, radius) in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        points += _fillet((y, z), before, after, radius, steps) if radius else [(y, z)]
    return points


def is_left(loop):
    """Whether a loop runs counter-clockwise, that is from y towards z."""
    return _area(loop) > 0


def _area(loop):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, loop[1:] + loop[:1]))


def _arc(height, radius, start, end, steps=14):
    angles = [start + (end - start) * i / steps for i in range(steps + 1)]
    return [(radius * math.cos(a), height + radius * math.sin(a)) for a in angles]


def _way(a, b):
    far = math.hypot(b[0] - a[0], b[1] - a[1]) or 1e-9
    return ((b[0] - a[0]) / far, (b[1] - a[1]) / far), far


def _fillet(corner, before, after, radius, steps):
    (back, far), (on, near) = _way(corner, before), _way(corner, after)
    between = math.acos(max(-1, min(1, back[0] * on[0] + back[1] * on[1])))
    if between > math.pi - 0.02:
        return [corner]
    reach = min(radius / math.tan(between / 2), far * 0.499, near * 0.499)
    start, end = ([corner[k] + way[k] * reach for k in (0, 1)] for way in (back, on))
    # A rational quadratic Bézier curve with this weight is exactly the arc.
    weight, points = math.sin(between / 2), []
    for i in range(steps + 1):
        t = i / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t) * weight, t * t
        points.append(tuple((a * start[k] + b * corner[k] + c * end[k]) / (a + b + c) for k in (0, 1)))
    return points


def _inset(loop, wall):
    lines = []
    for a, b in zip(loop, loop[1:] + loop[:1]):
        way, _ = _way(a, b)
        lines.append(((a[0] - way[1] * wall, a[1] + way[0] * wall), way))
    corners = []
    for i, (_, _, radius) in enumerate(loop):
        (p, d), (q, e) = lines[i - 1], lines[i]
        cross = d[0] * e[1] - d[1] * e[0]
        t = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / cross
        corners.append((p[0] + d[0] * t, p[1] + d[1] * t, max(radius - wall, FINE)))
    return corners


def _clipped(loop, axis, limit, side, radius):
    kept = []
    for a, b in zip(loop, loop[1:] + loop[:1]):
        inside = [(point[axis] - limit) * side >= 0 for point in (a, b)]
        if inside[0]:
            kept.append(a)
        if inside[0] != inside[1]:
            t = (limit - a[axis]) / (b[axis] - a[axis])
            kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, radius))
    return kept


def _inserted(loop, at, ways, radius):
    """The loop with points inserted into its edge nearest to at; ways are (along that edge, to its left) from there."""
    edge = min(range(len(loop)), key=lambda i: _off(loop[i], loop[(i + 1) % len(loop)], at))
    a, b = loop[edge], loop[(edge + 1) % len(loop)]
    way, _ = _way(a, b)
    along = (at[0] - a[0]) * way[0] + (at[1] - a[1]) * way[1]
    points = [
        (a[0] + way[0] * (along + s) - way[1] * t, a[1] + way[1] * (along + s) + way[0] * t, radius)
        for s, t in ways
    ]
    return loop[: edge + 1] + points + loop[edge + 1 :]


def _off(a, b, at):
    way, far = _way(a, b)
    along = max(0, min(far, (at[0] - a[0]) * way[0] + (at[1] - a[1]) * way[1]))
    return math.hypot(a[0] + way[0] * along - at[0], a[1] + way[1] * along - at[1])
