"""Profiles in section on a stone bench, their sawn ends towards the camera, before a garden out of focus."""

import bpy
import garden
import guides
import materials
import plants
import profiles
import shapes

LEVEL = 1.0
MM = 0.001
PIECES = {
    "markizy": profiles.awning,
    "pergole": profiles.pergola,
    "zaluzje": guides.facade_blind,
    "zadaszenia": profiles.roof,
    "refleksole": guides.zip_screen,
    "rolety": guides.roller_blind,
}


def build(scene):
    """The profiles of the family; returns what the camera frames."""
    bpy.context.scene.cycles.transparent_max_bounces = 32
    things = set(bpy.data.objects)
    frame = PIECES[scene["subject"]["category"]](scene)
    for thing in set(bpy.data.objects) - things:
        thing.location.z += LEVEL
    _bench(scene["decor"])
    _behind(scene["seed"])
    (x0, x1), (z0, z1) = ([value * MM for value in span] for span in frame)
    return [(x0, x1), (-0.004, 0.004), (LEVEL + z0, LEVEL + z1)]


def _bench(decor):
    stone = materials.rough(str(decor.get("bench", "#b3a898")), 0.1, 700, 0.05, 30, 0.55)
    shapes.box((-1.6, 1.6), (-1.2, 0.75), (LEVEL - 0.06, LEVEL), stone, 0.006, 3)


def _behind(seed):
    """A hedge and a lawn, both out of focus."""
    for i in range(9):
        plants.shrub((-3.6 + i * 0.9, 6.0, 0.2), (1.6, 0.9, 2.6), garden.greens()[i % 4], seed + i)
    ground = [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)]
    shapes.surface("ground", ground, [(0, 1, 2, 3)], materials.rough("#7c8a52", 0.2, 9))
