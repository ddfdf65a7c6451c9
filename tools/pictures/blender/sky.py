"""The sky: Nishita's model without its sun, with thin high clouds."""

import math

import bpy
import nodes


def world(sun, strength, dust, tint, cloud, seed, horizon=None):
    """Lights the scene by the sky around a sun at (degrees right of the wall's normal, degrees of elevation).

    horizon is the colour of afterglow that is added at the horizon and fades out upwards.
    """
    azimuth, elevation = sun
    scene_world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = scene_world
    scene_world.use_nodes = True
    tree = scene_world.node_tree
    background = tree.nodes["Background"]
    background.inputs["Strength"].default_value = strength
    mix = _mixed(tree, "MULTIPLY", _air(tree, azimuth, elevation, dust), tint)
    if horizon:
        mix = _mixed(tree, "ADD", mix, tuple(horizon), _low(tree))
    clouds = _clouds(tree, mix, cloud, 4.0 if elevation > 5 else 0.6, seed)
    tree.links.new(clouds, background.inputs["Color"])


def _air(tree, azimuth, elevation, dust):
    sky = tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_disc = False
    sky.sun_elevation = math.radians(elevation)
    sky.sun_rotation = math.radians(180 - azimuth)
    sky.air_density = 1.0
    sky.dust_density = dust
    sky.ozone_density = 1.4
    return sky.outputs[0]


def _low(tree):
    """1 at the horizon, and less the higher one looks: 0 from 42 degrees."""
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    way = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    tree.links.new(way, split.inputs[0])
    down = nodes.math(tree, "MULTIPLY", nodes.math(tree, "MAXIMUM", split.outputs[2], 0.0), -1.5)
    rest = nodes.math(tree, "MAXIMUM", nodes.math(tree, "ADD", down, 1.0), 0.0)
    return nodes.math(tree, "POWER", rest, 2.2)


def _mixed(tree, kind, colour, other, factor=1.0):
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.blend_type = kind
    for socket, value in zip(mix.inputs, (factor, colour, other), strict=True):
        if isinstance(value, float):
            socket.default_value = value
        elif isinstance(value, tuple):
            socket.default_value = (*value, 1)
        else:
            tree.links.new(value, socket)
    return mix.outputs[0]


def _clouds(tree, sky, strength, glow, seed):
    """Adds clouds, which are stretched sideways, closer together towards the horizon, and different for each seed."""
    way = tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(way, split.inputs[0])
    rise = nodes.math(tree, "ADD", nodes.math(tree, "MAXIMUM", split.outputs[2], 0.0), 0.12)
    flat = tree.nodes.new("ShaderNodeCombineXYZ")
    flat.inputs[2].default_value = seed * 0.83
    for axis, stretch in ((0, 0.55), (1, 1.3)):
        far = nodes.math(tree, "DIVIDE", split.outputs[axis], rise)
        tree.links.new(nodes.math(tree, "MULTIPLY", far, stretch), flat.inputs[axis])
    noise = tree.nodes.new("ShaderNodeTexNoise")
    for name, value in (("Scale", 1.1), ("Detail", 7), ("Roughness", 0.58), ("Distortion", 0.35)):
        noise.inputs[name].default_value = value
    tree.links.new(flat.outputs[0], noise.inputs["Vector"])
    full = (strength, strength, strength)
    cover = nodes.blend(tree, noise.outputs["Fac"], (0, 0, 0), full, 0.48, 0.78)
    bright = _mixed(tree, "ADD", sky, tuple(c * glow for c in (1.0, 0.96, 0.9)))
    return _mixed(tree, "MIX", sky, bright, cover)
