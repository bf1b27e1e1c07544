import {
  ball,
  box,
  circle,
  daylight,
  fairway,
  flag,
  flight,
  grass,
  hills,
  line,
  oval,
  paint,
  picture,
  placed,
  shape,
  tee,
  wedge,
} from './drawing';

export const eyesOnTheGate = picture(
  grass,
  line('M480 690 V280', '#ffffff', 8, '2 22'),
  tee(390, 490, 140, paint.gold),
  tee(570, 490, 140, paint.gold),
  shape('M300 150 Q480 10 660 150 Q480 290 300 150 Z', '#ffffff'),
  circle(480, 150, 62, '#2f6690'),
  circle(480, 150, 28, paint.night),
  ball(480, 610, 46),
);

export const landingPoint = picture(
  daylight,
  hills,
  fairway,
  oval(600, 590, 720, 230, paint.green),
  flag(760, 570, 300),
  oval(500, 600, 150, 50, '#ffffff66'),
  line('M470 585 L530 615 M530 585 L470 615', paint.red, 12),
  flight([140, 640], [330, 330], [500, 596]),
  line('M530 594 Q620 560 730 566', '#ffffff', 7, '2 20'),
  ball(140, 640, 34),
);

export const openFace = picture(
  shape('M0 0 H960 V720 H0 Z', paint.sand),
  [0, 1, 2, 3, 4, 5].map((row) => line(`M40 ${110 + row * 110} q220 -40 440 0 t440 0`, '#d8bf82', 6)).join(''),
  line('M480 650 V90', '#ffffff', 8, '2 22'),
  line('M480 650 L760 190', paint.red, 10),
  line('M742 250 L764 184 L700 216', paint.red, 10),
  placed(
    430,
    560,
    32,
    shape('M-120 -46 Q0 -70 130 -46 Q150 0 130 40 Q0 60 -120 40 Q-140 0 -120 -46 Z', '#c9d1dc'),
    line('M-90 -20 H100 M-96 0 H106 M-90 20 H100', '#8d99ae', 5),
    box(-190, -14, 90, 28, paint.steel, 12),
  ),
  ball(500, 410, 44),
);

export const lengthOfTheSwing = picture(
  daylight,
  fairway,
  ...[-58, -34, -12].map((lean, index) => `<g opacity="${0.35 + index * 0.3}">${wedge(480, 560, lean)}</g>`),
  line('M70 330 A480 480 0 0 1 380 70', paint.gold, 12),
  ball(640, 620, 40),
);
