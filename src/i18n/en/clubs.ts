export const clubs = { title: 'Golfclubs' };
