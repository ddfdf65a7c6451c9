"""Cameras: a level one, which keeps uprights upright and frames its subject, and one that sees all around."""

import math

import bpy
from mathutils import Vector

SENSOR = 36.0


def _corners(bounds, crop):
    (x0, x1), (y0, y1), (z0, z1) = bounds
    left, right, low, high, back, front = crop
    xs = (x0 + (x1 - x0) * left, x0 + (x1 - x0) * right)
    zs = (z0 + (z1 - z0) * low, z0 + (z1 - z0) * high)
    ys = (y1 - (y1 - y0) * back, y1 - (y1 - y0) * front)
    return [Vector((x, y, z)) for x in xs for y in ys for z in zs]


def _seen(corners, eye, forward, right, lens):
    """Where corners lie, as shares of the picture's width around its middle; None if one is behind or at the camera."""
    scale = lens / SENSOR
    points = []
    for corner in corners:
        ray = corner - eye
        depth = ray.dot(forward)
        if depth < 0.06:
            return None
        points.append((ray.dot(right) / depth * scale, ray.z / depth * scale))
    return points


def all_around(at):
    """Adds an equirectangular camera. The middle of its picture looks along x, as three.js maps environments."""
    camera = bpy.data.cameras.new("camera")
    camera.type = "PANO"
    camera.cycles.panorama_type = "EQUIRECTANGULAR"
    camera.clip_start, camera.clip_end = 0.05, 900
    thing = bpy.data.objects.new("camera", camera)
    thing.location = at
    thing.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def place(bounds, view, aspect, floor=0.0):
    """Adds a level camera that frames bounds (metres) as view says; aspect is the picture's height / width."""
    azimuth = math.radians(view["azimuth"])
    away = Vector((math.sin(azimuth), -math.cos(azimuth), 0))
    forward, right = -away, Vector((math.cos(azimuth), math.sin(azimuth), 0))
    corners = _corners(bounds, view.get("crop", (0, 1, 0, 1, 0, 1)))
    middle = sum(corners, Vector()) / len(corners)
    near, far = 0.1, 60.0
    for _ in range(40):
        distance = (near + far) / 2
        eye = Vector((*(middle + away * distance).xy, floor + view["height"]))
        seen = _seen(corners, eye, forward, right, view["lens"])
        width = 99 if seen is None else max(p[0] for p in seen) - min(p[0] for p in seen)
        near, far = (distance, far) if width > view["fill"] else (near, distance)
    seen = _seen(corners, eye, forward, right, view["lens"])
    across = (max(p[0] for p in seen) + min(p[0] for p in seen)) / 2
    up = (max(p[1] for p in seen) + min(p[1] for p in seen)) / 2
    camera = bpy.data.cameras.new("camera")
    camera.lens = view["lens"]
    camera.sensor_width = SENSOR
    camera.clip_start, camera.clip_end = 0.02, 900
    camera.shift_x = across - (view["at"][0] - 0.5)
    camera.shift_y = up - (0.5 - view["at"][1]) * aspect
    thing = bpy.data.objects.new("camera", camera)
    thing.location = eye
    thing.rotation_euler = (math.pi / 2, 0, azimuth)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    if view.get("stop"):
        camera.dof.use_dof = True
        camera.dof.focus_distance = (middle - eye).dot(forward)
        camera.dof.aperture_fstop = view["stop"]
