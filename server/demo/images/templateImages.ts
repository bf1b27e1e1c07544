import {
  ball,
  box,
  circle,
  daylight,
  evening,
  fairway,
  flag,
  flight,
  golfer,
  grass,
  hills,
  line,
  oval,
  paint,
  picture,
  putter,
  shape,
  sun,
  tee,
  tree,
  wedge,
} from './drawing';

const landscape = daylight + sun + hills + fairway;

export const throughTheGate = picture(
  grass,
  shape('M0 0 H960 L960 300 Q480 220 0 320 Z', '#74ad5a'),
  line('M480 640 L480 190', '#ffffff66', 90),
  oval(480, 170, 120, 48, '#24421c'),
  tee(400, 420, 120, paint.red),
  tee(560, 420, 120, paint.red),
  ball(480, 590, 44),
  putter(610, 640, 16),
);

export const longPutt = picture(
  daylight,
  hills,
  oval(480, 610, 1150, 420, paint.green),
  line('M230 640 Q420 470 690 505', '#ffffff', 8, '2 22'),
  flag(700, 505, 300),
  line('M355 700 L385 630 M500 610 L520 560 M600 560 L612 528', '#4f8a3d', 6),
  ball(230, 620, 34),
);

export const aroundTheGreen = picture(
  landscape,
  oval(600, 570, 640, 200, paint.green),
  flag(660, 560, 330),
  ball(210, 640, 26),
  ball(330, 668, 22),
  ball(480, 690, 22),
  flight([210, 620], [360, 400], [600, 560]),
  wedge(120, 590, -14),
);

export const intoTheCircle = picture(
  landscape,
  oval(560, 560, 680, 230, paint.green),
  oval(560, 560, 480, 150, '#a5d68a'),
  oval(560, 560, 220, 70, '#c2e6ac'),
  flag(560, 558, 300),
  flight([110, 640], [300, 60], [600, 548]),
  ball(470, 580, 18),
  ball(660, 590, 18),
  ball(110, 646, 28),
);

export const outOfTheSand = picture(
  landscape,
  oval(690, 510, 520, 130, paint.green),
  flag(720, 505, 300),
  shape('M60 600 Q140 500 360 540 Q560 570 640 650 Q660 720 480 720 H80 Q10 680 60 600 Z', '#d8bf82'),
  shape('M86 612 Q160 530 350 562 Q530 590 606 660 Q600 712 470 714 H110 Q50 680 86 612 Z', paint.sand),
  [0, 1, 2, 3].map((row) => line(`M${170 + row * 8} ${610 + row * 22} q90 -20 200 6`, '#d8bf82', 4)).join(''),
  circle(372, 520, 9, paint.sand) + circle(400, 480, 7, paint.sand) + circle(340, 492, 6, paint.sand),
  flight([350, 560], [440, 330], [650, 500]),
  ball(356, 556, 30),
);

export const upTheLadder = picture(
  landscape,
  shape('M300 720 L440 450 H540 L720 720 Z', '#7fbf62'),
  [
    [660, 420, 40],
    [600, 350, 56],
    [545, 275, 72],
    [502, 210, 90],
  ]
    .map(([y = 0, width = 0]) => line(`M${500 - width / 2} ${y} h${width}`, '#ffffffcc', 10))
    .join(''),
  flight([500, 680], [300, 400], [484, 556]),
  flight([500, 680], [150, 130], [490, 470]),
  flag(494, 462, 180),
  ball(500, 680, 32),
);

export const onTheMonitor = picture(
  daylight,
  fairway,
  box(170, 110, 620, 400, paint.night, 28),
  box(196, 136, 568, 348, '#0f2038', 14),
  line('M240 420 Q420 120 700 330', paint.gold, 10),
  line('M240 420 Q450 190 660 380', '#5fb3ce', 8, '2 18'),
  circle(700, 330, 16, paint.gold),
  line('M236 440 H724', '#47618b', 4),
  box(440, 510, 80, 90, '#33507d'),
  box(360, 590, 240, 24, '#33507d', 12),
  ball(250, 650, 34),
  tee(250, 720, 50, paint.gold),
);

export const asATeam = picture(
  evening,
  hills,
  fairway,
  tree(120, 520, 240),
  tree(860, 530, 280),
  oval(480, 600, 620, 180, paint.green),
  flag(560, 590, 340),
  golfer(330, 640, paint.red),
  golfer(430, 650, paint.night),
);

export const championshipGreen = picture(
  evening,
  hills,
  oval(480, 580, 1100, 380, paint.green),
  flag(220, 540, 190),
  flag(480, 490, 170),
  flag(760, 560, 200),
  line('M250 660 Q360 560 470 500 M500 510 Q620 560 750 566', '#ffffff', 7, '2 20'),
  ball(250, 656, 32),
);

export const betweenTheTrees = picture(
  landscape,
  shape('M220 720 L430 440 H530 L740 720 Z', '#7fbf62'),
  tree(180, 590, 330),
  tree(330, 500, 200),
  tree(640, 500, 200),
  tree(800, 600, 350),
  flight([480, 660], [476, 250], [482, 450]),
  tee(480, 716, 46, paint.red),
  ball(480, 650, 30),
);
