import { backdrop, ball, box, circle, flag, line, oval, paint, picture, placed, shape, tee } from './drawing';

export const goldenCup = picture(
  backdrop('#1d3557', '#3d5a80'),
  [0, 30, 60, 90, 120, 150].map((turn) => placed(480, 300, turn, box(-420, -8, 840, 16, '#ffffff14', 8))).join(''),
  oval(480, 640, 420, 50, '#00000040'),
  line('M330 170 Q180 180 220 300 Q250 370 370 370 M630 170 Q780 180 740 300 Q710 370 590 370', paint.gold, 26),
  shape('M310 120 H650 Q650 420 480 450 Q310 420 310 120 Z', paint.gold),
  shape('M350 140 H420 Q410 340 450 420 Q350 370 350 140 Z', '#f6cf7f'),
  box(455, 440, 50, 90, '#c98f2d'),
  box(360, 520, 240, 40, paint.gold, 12),
  box(330, 560, 300, 80, paint.wood, 10),
  ball(480, 262, 70),
);

export const lessonForTwo = picture(
  backdrop('#a8dadc', '#f1faee'),
  placed(
    480,
    360,
    -5,
    box(-370, -210, 740, 420, '#00000018', 30),
    box(-380, -225, 740, 420, '#ffffff', 30),
    box(-380, -225, 220, 420, paint.red, 30),
    box(-200, -225, 40, 420, paint.red),
    line('M-160 -200 V180', '#d9d9d9', 6, '1 18'),
    box(-110, -150, 330, 30, paint.night, 15),
    box(-110, -90, 250, 18, '#b8c4d0', 9),
    box(-110, -55, 290, 18, '#b8c4d0', 9),
    line('M-100 120 q60 -60 110 -10 t110 -20', paint.night, 7),
    circle(-270, -15, 74, '#ffffff'),
    flag(-280, 30, 110),
  ),
);

export const boxOfBalls = picture(
  backdrop('#ffe5b4', '#fff7e6'),
  oval(480, 620, 640, 70, '#00000022'),
  shape('M200 330 H760 L720 620 H240 Z', paint.night),
  shape('M200 330 H760 L752 390 H208 Z', '#33507d'),
  ...[290, 417, 543, 670].map((x) => ball(x, 290, 60)),
  ...[353, 480, 607].map((x) => ball(x, 206, 56)),
  box(380, 450, 200, 90, paint.gold, 16),
  circle(480, 495, 26, paint.night),
);

export const roundForTwo = picture(
  backdrop('#8ecae6', '#eef7fa'),
  shape('M0 470 Q300 380 560 450 T960 420 V720 H0 Z', '#8dbd8b'),
  shape('M0 560 Q480 490 960 560 V720 H0 Z', paint.fairway),
  flag(800, 540, 330),
  oval(420, 630, 520, 50, '#00000030'),
  box(200, 410, 420, 130, '#ffffff', 30),
  box(200, 480, 420, 60, paint.red, 20),
  shape('M250 230 H590 L620 262 H220 Z', paint.cream),
  line('M270 250 L250 420 M570 250 L600 420', paint.steel, 12),
  box(330, 350, 60, 90, paint.night, 14),
  box(470, 350, 60, 90, paint.night, 14),
  circle(280, 570, 58, '#2b2d42') + circle(280, 570, 24, paint.steel),
  circle(550, 570, 58, '#2b2d42') + circle(550, 570, 24, paint.steel),
);

export const coffeeAndCake = picture(
  backdrop('#f4a261', '#fbe8c8'),
  box(0, 560, 960, 160, paint.wood),
  box(0, 560, 960, 22, '#a06a47'),
  line('M300 210 q-30 -50 0 -90 q30 -40 0 -80 M390 210 q-30 -50 0 -90 q30 -40 0 -80', '#ffffffaa', 12),
  line('M470 300 q110 0 100 80 q-10 70 -120 70', '#ffffff', 26),
  shape('M210 250 H480 Q480 500 400 530 H290 Q210 500 210 250 Z', '#ffffff'),
  oval(345, 252, 270, 50, '#e9e4d8'),
  oval(345, 254, 230, 36, '#6f4e37'),
  oval(345, 560, 380, 46, '#f1ede2'),
  oval(710, 560, 320, 40, '#f1ede2'),
  shape('M590 440 L840 400 V550 H590 Z', '#e9c46a'),
  shape('M590 440 L840 400 V436 L590 474 Z', paint.cream),
  box(590, 500, 250, 16, paint.red),
  circle(730, 396, 28, paint.red),
  tee(800, 404, 70, paint.night),
);
