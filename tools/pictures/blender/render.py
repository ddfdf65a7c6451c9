"""Builds one scene and renders it to a film: blender -b -P render.py -- scene.json film"""

import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import camera
import closeups
import film
import garden
import light
import people
import product
from places import (
    balcony_place,
    bench_place,
    facade_place,
    garden_place,
    plot_place,
    room_place,
    street_place,
    swatch_place,
    terrace_place,
    workshop_place,
)

BUILDERS = {
    "terrace": terrace_place.build,
    "garden": garden_place.build,
    "facade": facade_place.build,
    "balcony": balcony_place.build,
    "street": street_place.build,
    "room": room_place.build,
    "bench": bench_place.build,
    "swatch": swatch_place.build,
    "workshop": workshop_place.build,
}
# Small parts outside the body of a product, which the camera need not frame.
LOOSE = {"wind_sensor", "crank", "motor", "chain"}


def bounds(subject):
    """The box around the body of the product, in metres of the scene."""
    corners = [
        product._corner(part["matrix"], x, y, z)
        for part in subject["parts"]
        if part["kind"] not in LOOSE
        for x in (0, 1)
        for y, z in part["outline"]
    ]
    return [(min(c[axis] for c in corners), max(c[axis] for c in corners)) for axis in range(3)]


def lit(scene):
    """Adds the sky of the scene and, except in the evening, a sun."""
    decor, seed = scene["decor"], scene["seed"]
    if scene["light"] == "evening":
        light.dusk(seed, decor.get("sun", 100), decor.get("afterglow"))
    elif scene["light"] == "overcast":
        light.overcast(seed)
    else:
        gain = 2.6 if scene["place"] == "room" else 1.0
        light.daylight(scene["light"], decor.get("sun"), decor.get("elevation"), seed, gain)


def _beside(other, place, evening):
    """Another product on the same wall. In a room, one for a facade is turned to the outer side of the wall."""
    things = product.build(other["subject"], evening, (other["offset"], 0, 0))
    if place == "room" and other["subject"]["setting"]["place"] == "facade":
        for thing in things:
            thing.location.y = room_place.THICKNESS
            thing.rotation_euler.z = math.pi


def stage(scene):
    """Builds the products and their place, and adds the camera that frames them."""
    decor, shot = scene["decor"], scene["film"]
    evening = scene["light"] == "evening"
    others = scene.get("others") or []
    built = scene.get("built") or scene["subject"]
    if built == "nothing":
        built = {**scene["subject"], "parts": []}
    scene["built"] = built
    for subject in (built, scene["subject"], *(other["subject"] for other in others)):
        subject["through"] = decor.get("through", 0.14)
        subject["openness"] = decor.get("openness", 0.06)
        subject["fabric"] = scene.get("fabric")
    replaced = closeups.build(scene)
    product.build(built, evening, only=lambda part: not replaced(part))
    for other in others:
        _beside(other, scene["place"], evening)
    framed = BUILDERS[scene["place"]](scene) or bounds(scene["subject"])
    for who in scene.get("people") or []:
        people.figure((*who["at"], 0.0), who["turn"], who["pose"], who["look"])
    if decor.get("snow"):
        garden.snow_on(framed, decor["snow"])
    camera.place(framed, scene["camera"], shot["height"] / shot["width"])


def main(scene_path, film_path):
    """Renders the scene of a JSON file to a film."""
    with open(scene_path, encoding="utf-8") as file:
        scene = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shot = scene["film"]
    film.prepare(
        shot["width"],
        shot["height"],
        shot["samples"],
        scene["seed"],
        4 if scene["place"] == "room" else 2,
    )
    garden.season = scene["decor"].get("season", "summer")
    if scene["place"] == "plot":
        plot_place.build(scene)
        camera.all_around(scene["eye"])
    else:
        stage(scene)
    lit(scene)
    film.expose(film_path)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :][:2])
