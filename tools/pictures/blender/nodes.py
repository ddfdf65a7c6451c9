"""Shader nodes of which all materials are made: colours, noise, relief, and mixtures of shaders."""

import bpy


def linear(hex_color):
    """Linear RGB of a colour "#rrggbb"."""
    values = [int(hex_color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def colour_of(value):
    """Linear RGB of a colour "#rrggbb"; a colour that is linear RGB already is returned as it is."""
    return linear(value) if isinstance(value, str) else value


def new(name):
    """A new material, its node tree and its main shader."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def coordinates(tree, kind="Object"):
    """The position of a point in its object; for an object at the origin in metres of the scene."""
    return tree.nodes.new("ShaderNodeTexCoord").outputs[kind]


def attribute(tree, name):
    """A vector that is stored at the corners of the mesh."""
    attribute = tree.nodes.new("ShaderNodeAttribute")
    attribute.attribute_name = name
    return attribute.outputs["Vector"]


def noise(tree, vector, scale, detail=3.0, roughness=0.55):
    """Noise from 0 to 1; a higher scale makes it finer."""
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Roughness"].default_value = roughness
    tree.links.new(vector, noise.inputs["Vector"])
    return noise.outputs["Fac"]


def mapped(tree, vector, scale):
    """Coordinates multiplied by a factor for each axis."""
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = scale
    tree.links.new(vector, mapping.inputs["Vector"])
    return mapping.outputs["Vector"]


def bump(tree, shader, height, strength, distance):
    """Adds relief; height is from 0 to 1, distance is the relief's depth in metres."""
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def blend(tree, factor, dark, light, low=0.3, high=0.7):
    """A colour between dark and light: dark where the factor is at most low, light where it is at least high."""
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = low
    ramp.color_ramp.elements[0].color = (*dark, 1)
    ramp.color_ramp.elements[1].position = high
    ramp.color_ramp.elements[1].color = (*light, 1)
    tree.links.new(factor, ramp.inputs["Fac"])
    return ramp.outputs["Color"]


def shades(colour, spread):
    """A little darker and a little lighter than a colour."""
    return tuple(c * (1 - spread) for c in colour), tuple(
        min(0.95, c * (1 + spread)) for c in colour
    )


def math(tree, operation, first, second):
    """Arithmetic on two sockets or numbers."""
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs[:2], (first, second), strict=True):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            tree.links.new(value, socket)
    return node.outputs[0]


def mix(tree, factor, first, second):
    """Mixes two shaders and makes the result the material's surface."""
    mix = tree.nodes.new("ShaderNodeMixShader")
    if isinstance(factor, float):
        mix.inputs[0].default_value = factor
    else:
        tree.links.new(factor, mix.inputs[0])
    tree.links.new(first, mix.inputs[1])
    tree.links.new(second, mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
