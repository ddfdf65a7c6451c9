"""The lights of all pictures: a warm afternoon sun, an overcast sky, or the blue hour; and lamps."""

import math

import bpy
import sky
from mathutils import Euler


def sun(azimuth, elevation, strength, colour, size=0.9):
    """A sun; azimuth in degrees to the right of the normal of the wall that one faces, elevation above the horizon."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.color = colour
    lamp.angle = math.radians(size)
    thing = bpy.data.objects.new("sun", lamp)
    thing.rotation_euler = Euler((math.radians(90 - elevation), 0, math.radians(azimuth)), "XYZ")
    bpy.context.scene.collection.objects.link(thing)


# Times of day: (azimuth, elevation, strength and colour of the sun, strength and dust of the sky, its tint, clouds).
DAYLIGHT = {
    "morning": (-52, 24, 4.2, (1.0, 0.88, 0.74), 0.14, 1.2, (0.97, 0.99, 1.03), 0.9),
    "noon": (38, 57, 5.4, (1.0, 0.95, 0.88), 0.105, 1.0, (0.98, 0.99, 1.02), 0.55),
    "afternoon": (48, 36, 4.4, (1.0, 0.83, 0.64), 0.12, 2.0, (1.0, 0.98, 0.94), 0.75),
}


def daylight(time, azimuth, elevation, seed, gain=1.0):
    """The sun and sky of a time of day, the sun elsewhere if azimuth or elevation are given; gain is above 1 where the
    light has to come in through a window.
    """
    usual, high, strength, colour, sky_strength, dust, tint, cloud = DAYLIGHT[time]
    azimuth, elevation = usual if azimuth is None else azimuth, high if elevation is None else elevation
    sky.world((azimuth, elevation), sky_strength * gain, dust, tint, cloud, seed)
    sun(azimuth, elevation, strength * gain, colour, 0.6)


def overcast(seed):
    """A bright sky that casts almost no shadows."""
    sky.world((30, 48), 0.24, 5.0, (1.0, 0.99, 0.98), 1.0, seed)
    sun(30, 48, 0.8, (1.0, 0.93, 0.85), 12.0)


def dusk(seed, azimuth=100, afterglow=None):
    """The sky of the blue hour: blue, warm at its edge, and darker than the lamps; afterglow warms the horizon more."""
    sky.world((azimuth, 3), 0.3, 1.2, (0.66, 0.82, 1.15), 0.3, seed, afterglow)


def area(at, size, energy, colour=(1.0, 0.78, 0.52), turn=(0.0, 0.0, 0.0)):
    """A soft rectangular lamp that is invisible itself; without a turn it shines down."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = energy
    lamp.color = colour
    thing = bpy.data.objects.new("area", lamp)
    thing.location = at
    thing.rotation_euler = turn
    thing.visible_camera = False
    thing.visible_glossy = False
    bpy.context.scene.collection.objects.link(thing)


def bulb(at, energy, radius=0.05, colour=(1.0, 0.72, 0.42)):
    """A small warm lamp."""
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy = energy
    lamp.color = colour
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new("bulb", lamp)
    thing.location = at
    bpy.context.scene.collection.objects.link(thing)
