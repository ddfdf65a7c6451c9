"""Things that somebody has left for a moment: a blanket over an armchair, a book on its seat, a dog's bowl."""

import math

import fabrics
import furniture
import life
import materials
import shapes
import tableware


def dog_bowl(at):
    """A steel bowl of water, and a ball beside it."""
    x, y, z = at
    steel = materials.metal("#b7babc", 0.25, 0.9)
    bowl = [(0.0, 0.004), (0.115, 0.0), (0.12, 0.008), (0.1, 0.062), (0.094, 0.062), (0.082, 0.012), (0.0, 0.01)]
    shapes.turned(bowl, at, steel, 36)
    shapes.turned([(0.0, 0.042), (0.089, 0.042)], at, materials.rough("#5f6f73", 0, roughness=0.05), 36)
    tableware.ball((x - 0.26, y - 0.14, z + 0.034), 0.034, fabrics.cloth("#c8d04a", weave=200.0))


def armchair(at, turn=0.0, wool="#7f9a8c"):
    """An armchair that someone has just left: a blanket over its arm, a book on its seat."""

    def make():
        furniture.armchair((0, 0, 0))
        life.throw((-0.405, -0.02, 0.575), (0.46, 0.8), wool, math.pi / 2)
        life.open_book((0.05, -0.14, 0.447), 0.35)

    furniture.placed(make, at, turn)
