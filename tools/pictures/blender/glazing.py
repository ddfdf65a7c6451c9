"""Panes and water."""

import functools

import nodes


@functools.cache
def glass(tint=(0.86, 0.9, 0.88), haze=0.0, ior=1.45, floor=0.0):
    """A thin pane: light passes straight; the share `haze` is scattered, at least the share `floor` is reflected."""
    material, tree, shader = nodes.new("glass")
    tree.nodes.remove(shader)
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = (*tint, 1)
    mirror = tree.nodes.new("ShaderNodeBsdfGlossy")
    mirror.inputs["Roughness"].default_value = 0.0 if not haze else 0.18
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    tree.links.new(_same_from_behind(tree, ior), fresnel.inputs["IOR"])
    strength = fresnel.outputs[0]
    if floor:
        lift = tree.nodes.new("ShaderNodeMath")
        lift.operation = "MAXIMUM"
        lift.inputs[1].default_value = floor
        tree.links.new(strength, lift.inputs[0])
        strength = lift.outputs[0]
    body = clear.outputs[0]
    if haze:
        milk = tree.nodes.new("ShaderNodeBsdfTranslucent")
        milk.inputs["Color"].default_value = (*tint, 1)
        mixed = tree.nodes.new("ShaderNodeMixShader")
        mixed.inputs[0].default_value = haze
        tree.links.new(body, mixed.inputs[1])
        tree.links.new(milk.outputs[0], mixed.inputs[2])
        body = mixed.outputs[0]
    nodes.mix(tree, strength, body, mirror.outputs[0])
    return material


def _same_from_behind(tree, ior):
    """An index of refraction for both sides; with a plain one the Fresnel node reflects too much from behind."""
    behind = tree.nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"]
    away = nodes.math(tree, "MULTIPLY", behind, 1 / ior - ior)
    return nodes.math(tree, "ADD", away, ior)


@functools.cache
def water(lit=False):
    """Still water over a pale basin."""
    material, tree, shader = nodes.new("water")
    shader.inputs["Base Color"].default_value = (0.09, 0.33, 0.38, 1)
    shader.inputs["Roughness"].default_value = 0.03
    shader.inputs["Specular"].default_value = 0.7
    if lit:
        shader.inputs["Emission"].default_value = (0.1, 0.5, 0.6, 1)
        shader.inputs["Emission Strength"].default_value = 0.8
    nodes.bump(tree, shader, nodes.noise(tree, nodes.coordinates(tree), 7, 2), 0.12, 0.02)
    return material
