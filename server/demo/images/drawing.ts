const WIDTH = 960;
const HEIGHT = 720;

/** Colours that all pictures share, so that they look like one set. */
export const paint = {
  night: '#1d3557',
  red: '#d1495b',
  gold: '#edae49',
  cream: '#f8f4e6',
  sand: '#ead7a4',
  fairway: '#6aa84f',
  rough: '#4f8a3d',
  green: '#8cc66d',
  steel: '#8d99ae',
  wood: '#8a5a3b',
} as const;

/** Returns a whole picture as SVG, its parts drawn one over the other. */
export function picture(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`;
}

/** Returns a background that goes from one colour at the top to another at the bottom. */
export function backdrop(top: string, bottom: string): string {
  return (
    `<defs><linearGradient id="backdrop" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#backdrop)"/>`
  );
}

export const daylight = backdrop('#8ecae6', '#eef7fa');
export const evening = backdrop('#f4a261', '#fbe8c8');
export const grass = backdrop('#7cb860', '#5f9c46');

export const sun = circle(770, 140, 62, '#ffe8a3');
export const hills =
  shape('M0 400 Q190 290 430 380 T960 320 V720 H0 Z', '#b2d3b5') +
  shape('M0 455 Q290 360 560 435 T960 400 V720 H0 Z', '#8dbd8b');
export const fairway = shape('M0 500 Q480 430 960 500 V720 H0 Z', paint.fairway);

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, width: number, height: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="${fill}"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, corner = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${fill}"/>`;
}

/** A filled shape along an SVG path. */
export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`;
}

/** A line along an SVG path, dotted if wished. */
export function line(path: string, colour: string, width: number, dashes = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dashes}"/>`;
}

/** Parts drawn around 0, 0, moved and turned by degrees. */
export function placed(x: number, y: number, turn: number, ...parts: string[]): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${parts.join('')}</g>`;
}
