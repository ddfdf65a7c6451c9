/** Metres in a centimetre and in a millimetre: the 3D scene is measured in metres. */
export const CM = 0.01;
export const MM = 0.001;
