let asked: string | null | undefined;

/** The name of the WebGL renderer; null without WebGL 2. */
export function webglRenderer(): string | null {
  if (asked === undefined) asked = askRenderer();
  return asked;
}

/** Uses a temporary WebGL context and releases it at once: browsers keep only a few. */
function askRenderer(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
