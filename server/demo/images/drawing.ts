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

/** A line along an SVG path, optionally dotted. */
export function line(path: string, colour: string, width: number, dashes = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${dashes}"/>`;
}

/** Parts drawn around 0, 0, moved and turned by degrees. */
export function placed(x: number, y: number, turn: number, ...parts: string[]): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${parts.join('')}</g>`;
}

/** Returns a ball with dimples and a shadow; `y` is its middle. */
export function ball(x: number, y: number, radius: number): string {
  const dimple = (right: number, down: number) =>
    circle(x + right * radius, y + down * radius, radius * 0.09, '#dfe3e6');
  return (
    oval(x, y + radius, radius * 2, radius * 0.5, '#00000030') +
    circle(x, y, radius, '#ffffff') +
    shape(
      `M${x - radius} ${y} A${radius} ${radius} 0 0 0 ${x + radius} ${y} Q${x} ${y + radius * 0.8} ${x - radius} ${y} Z`,
      '#0000000d',
    ) +
    [dimple(-0.4, -0.35), dimple(0, -0.55), dimple(0.4, -0.3), dimple(-0.1, -0.1), dimple(0.35, 0.15)].join('') +
    dimple(-0.5, 0.1)
  );
}

/** Returns a hole with its flag; `y` is the ground. */
export function flag(x: number, y: number, height: number): string {
  const top = y - height;
  return (
    oval(x, y, height * 0.22, height * 0.07, '#2b4a22') +
    line(`M${x} ${y} V${top}`, '#ffffff', height * 0.022) +
    shape(`M${x} ${top} L${x + height * 0.36} ${top + height * 0.12} L${x} ${top + height * 0.25} Z`, paint.red)
  );
}

/** Returns a peg that stands on the ground at `y`. */
export function tee(x: number, y: number, height: number, colour: string): string {
  const wide = height * 0.28;
  return shape(
    `M${x - wide} ${y - height} H${x + wide} L${x + wide * 0.3} ${y - height * 0.75} L${x} ${y} L${x - wide * 0.3} ${y - height * 0.75} Z`,
    colour,
  );
}

/** Returns a putter whose head stands at the place, its shaft leaning by degrees. */
export function putter(x: number, y: number, lean: number): string {
  return (
    placed(x, y, lean, box(-7, -430, 14, 420, paint.steel, 6), box(-13, -520, 26, 170, paint.night, 12)) +
    box(x - 22, y - 36, 150, 44, paint.night, 14) +
    box(x - 22, y - 36, 150, 12, '#47618b', 6)
  );
}

/** Returns a wedge whose head lies at the place, its shaft leaning by degrees. */
export function wedge(x: number, y: number, lean: number): string {
  return placed(
    x,
    y,
    lean,
    box(-7, -430, 14, 420, paint.steel, 6),
    box(-13, -520, 26, 150, paint.night, 12),
    shape('M-14 -36 L14 -36 L26 20 Q90 4 104 40 Q112 72 60 78 L-4 78 Q-30 40 -14 -36 Z', '#c9d1dc'),
    line('M12 40 H78 M8 54 H84 M6 66 H70', '#8d99ae', 4),
  );
}

/** Returns a dotted flight from one place to another with its highest point in between. */
export function flight(from: [number, number], over: [number, number], to: [number, number]): string {
  return line(`M${from.join(' ')} Q${over.join(' ')} ${to.join(' ')}`, '#ffffff', 8, '2 22');
}

/** Returns a round tree; `y` is the ground. */
export function tree(x: number, y: number, size: number): string {
  return (
    box(x - size * 0.07, y - size * 0.5, size * 0.14, size * 0.5, paint.wood) +
    circle(x, y - size * 0.75, size * 0.38, '#3f7a3a') +
    circle(x - size * 0.2, y - size * 0.6, size * 0.26, '#4f8f47') +
    circle(x + size * 0.2, y - size * 0.58, size * 0.24, '#376e33')
  );
}

/** Returns someone who stands with a club beside; `y` is the ground. */
export function golfer(x: number, y: number, shirt: string): string {
  return (
    oval(x, y, 110, 22, '#00000030') +
    line(`M${x + 44} ${y - 140} L${x + 66} ${y}`, paint.steel, 7) +
    box(x - 26, y - 120, 22, 120, '#3b3b4f', 8) +
    box(x + 4, y - 120, 22, 120, '#3b3b4f', 8) +
    box(x - 36, y - 240, 72, 136, shirt, 30) +
    line(`M${x + 28} ${y - 210} L${x + 46} ${y - 140}`, shirt, 22) +
    circle(x, y - 272, 34, '#f0c9a4') +
    shape(`M${x - 36} ${y - 280} a36 36 0 0 1 72 0 h24 v10 h-96 z`, paint.cream)
  );
}
