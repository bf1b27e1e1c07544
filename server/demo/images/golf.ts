import { box, circle, line, oval, paint, placed, shape } from './drawing';

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
