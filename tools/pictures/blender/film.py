"""Renders the scene once and writes light, albedo and normals as plain floats."""

import array
import os
import struct
import tempfile

import bpy

PASSES = ("Image", "Denoising Albedo", "Denoising Normal")


def prepare(width, height, samples, seed, bounces):
    """Sets up Cycles on the processor, with few bounces and adaptive samples, so that two cores are enough."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.seed = seed
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = max(8, samples // 3)
    cycles.max_bounces = 6
    cycles.diffuse_bounces = bounces
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_direct = 12
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_normal = True


def _outputs(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(node for node in tree.nodes if node.type == "R_LAYERS")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name.replace(" ", ""))
        tree.links.new(layers.outputs[name], files.inputs[-1])


def _values(path, width, height):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    rgba = array.array("f", bytes(width * height * 16))
    image.pixels.foreach_get(rgba)
    bpy.data.images.remove(image)
    rgb = array.array("f", bytes(width * height * 12))
    for channel in range(3):
        rgb[channel::3] = rgba[channel::4]
    return rgb


def expose(path):
    """Renders the scene and writes its width, its height, and the three layers of RGB to a file."""
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    with tempfile.TemporaryDirectory() as folder:
        _outputs(folder)
        bpy.ops.render.render()
        layers = [
            _values(os.path.join(folder, f"{name.replace(' ', '')}0001.exr"), width, height)
            for name in PASSES
        ]
    with open(f"{path}.part", "wb") as film:
        film.write(struct.pack("<II", width, height))
        for layer in layers:
            layer.tofile(film)
    os.replace(f"{path}.part", path)
