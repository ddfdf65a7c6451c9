"""Solid surfaces: one function for each kind of material, which makes each variant only once."""

import functools

import nodes


@functools.cache
def rough(colour, bump=0.2, grain=180.0, spread=0.05, patches=1.5, roughness=0.9):
    """Plaster, stone, soil, paint: its colour varies over metres, its relief over millimetres."""
    colour = nodes.colour_of(colour)
    material, tree, shader = nodes.new("rough")
    where = nodes.coordinates(tree)
    tint = nodes.blend(tree, nodes.noise(tree, where, patches), *nodes.shades(colour, spread))
    tree.links.new(tint, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = 0.25
    if bump:
        nodes.bump(tree, shader, nodes.noise(tree, where, grain, 2), bump, 0.006)
    return material


@functools.cache
def metal(colour, roughness=0.42, metallic=0.0, grain=900):
    """Metal with a fine grain. metallic is 0 for a powder coat and 1 for bare metal."""
    material, tree, shader = nodes.new("metal")
    shader.inputs["Base Color"].default_value = (*nodes.colour_of(colour), 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    nodes.bump(tree, shader, nodes.noise(tree, nodes.coordinates(tree), grain, 2), 0.06, 0.001)
    return material


@functools.cache
def wood(tone, along="x", roughness=0.55, gloss=0.3):
    """Oiled wood, whose fibres run along an axis."""
    tone = nodes.colour_of(tone)
    material, tree, shader = nodes.new("wood")
    scale = {"x": (1.2, 26, 26), "y": (26, 1.2, 26), "z": (26, 26, 1.2)}[along]
    fibres = nodes.noise(tree, nodes.mapped(tree, nodes.coordinates(tree), scale), 1.6, 4, 0.6)
    tint = nodes.blend(tree, fibres, *nodes.shades(tone, 0.34), low=0.25, high=0.75)
    tree.links.new(tint, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = gloss
    nodes.bump(tree, shader, fibres, 0.18, 0.004)
    return material


@functools.cache
def brick(colour, mortar="#b8b0a3"):
    """Bricks of 25 by 6.5 cm in a running bond, on walls along x."""
    colour, joint = nodes.colour_of(colour), nodes.colour_of(mortar)
    material, tree, shader = nodes.new("brick")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(nodes.coordinates(tree), split.inputs[0])
    flat = tree.nodes.new("ShaderNodeCombineXYZ")
    tree.links.new(split.outputs[0], flat.inputs[0])
    tree.links.new(split.outputs[2], flat.inputs[1])
    bond = tree.nodes.new("ShaderNodeTexBrick")
    for name, value in (
        ("Scale", 1.0),
        ("Mortar Size", 0.006),
        ("Brick Width", 0.26),
        ("Row Height", 0.075),
        ("Mortar Smooth", 0.3),
        ("Bias", 0.1),
    ):
        bond.inputs[name].default_value = value
    dark, pale = nodes.shades(colour, 0.38)
    bond.inputs["Color1"].default_value = (*dark, 1)
    bond.inputs["Color2"].default_value = (*pale, 1)
    bond.inputs["Mortar"].default_value = (*joint, 1)
    tree.links.new(flat.outputs[0], bond.inputs["Vector"])
    weathered = tree.nodes.new("ShaderNodeMixRGB")
    weathered.blend_type = "MULTIPLY"
    weathered.inputs[0].default_value = 1.0
    stains = nodes.noise(tree, flat.outputs[0], 2.2, 6, 0.7)
    tree.links.new(bond.outputs["Color"], weathered.inputs[1])
    tree.links.new(nodes.blend(tree, stains, (0.72,) * 3, (1.08,) * 3), weathered.inputs[2])
    tree.links.new(weathered.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.85
    inverted = nodes.math(tree, "MULTIPLY", bond.outputs["Fac"], -1.0)
    nodes.bump(tree, shader, inverted, 0.6, 0.006)
    return material


@functools.cache
def leaf(colour=None, through=0.35, spread=0.3):
    """Foliage, which light shines through; without a colour it has that of its object."""
    material, tree, shader = nodes.new("leaf")
    info = tree.nodes.new("ShaderNodeObjectInfo")
    uneven = nodes.noise(tree, nodes.coordinates(tree), 3.0, 2)
    chance = nodes.math(tree, "MULTIPLY", info.outputs["Random"], 0.25)
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY_ADD"
    tree.links.new(uneven, both.inputs[0])
    both.inputs[1].default_value = 0.75
    tree.links.new(chance, both.inputs[2])
    ranged = tree.nodes.new("ShaderNodeMapRange")
    for index, value in ((1, 0.3), (2, 0.7), (3, 1 - spread), (4, 1 + spread)):
        ranged.inputs[index].default_value = value
    tree.links.new(both.outputs[0], ranged.inputs[0])
    tint = tree.nodes.new("ShaderNodeVectorMath")
    tint.operation = "SCALE"
    if colour is None:
        tree.links.new(info.outputs["Color"], tint.inputs[0])
    else:
        tint.inputs[0].default_value = nodes.colour_of(colour)
    tree.links.new(ranged.outputs[0], tint.inputs["Scale"])
    tree.links.new(tint.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.55
    shader.inputs["Specular"].default_value = 0.25
    glow = tree.nodes.new("ShaderNodeBsdfTranslucent")
    tree.links.new(tint.outputs[0], glow.inputs["Color"])
    nodes.mix(tree, through, shader.outputs[0], glow.outputs[0])
    return material


@functools.cache
def snow():
    """Fresh snow: light enters its grainy surface and comes out slightly blue."""
    material, tree, shader = nodes.new("snow")
    where = nodes.coordinates(tree)
    shader.inputs["Base Color"].default_value = (0.88, 0.91, 0.95, 1)
    shader.inputs["Roughness"].default_value = 0.6
    shader.inputs["Specular"].default_value = 0.35
    shader.inputs["Subsurface"].default_value = 0.25
    shader.inputs["Subsurface Radius"].default_value = (0.02, 0.03, 0.05)
    shader.inputs["Subsurface Color"].default_value = (0.8, 0.9, 1.0, 1)
    nodes.bump(tree, shader, nodes.noise(tree, where, 55, 5, 0.7), 0.35, 0.012)
    return material


@functools.cache
def lamp(colour, strength):
    """A surface that emits light."""
    material, tree, shader = nodes.new("lamp")
    tree.nodes.remove(shader)
    glow = tree.nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value = (*nodes.colour_of(colour), 1)
    glow.inputs["Strength"].default_value = strength
    tree.links.new(glow.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return material
