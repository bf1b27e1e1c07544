const club = { name: 'club.name', streetname: 'club.streetname', streetnumber: 'club.streetnumber' };
const names = { name: 'member.name', surname: 'member.surname' };
const reached = { mobile: 'member.mobile', phone: 'member.phone' };
const person = { ...names, ...reached, email: 'member.email' };
const joining = { ...person, username: 'member.username', password: 'secret' };

/**
 * Every text that a body of a call can carry, by the path of the call, and the field of the planted payloads that it
 * becomes: `secret` is never shown, and `not kept` is only looked at.
 */
export const textsSent: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/auth/signin': { usernameOrEmail: 'not kept', password: 'secret' },
  '/api/auth/password': { currentPassword: 'secret', newPassword: 'secret' },
  '/api/auth/signup': joining,
  '/api/golfclub/signup/{golfclubId}': joining,
  '/api/golfclub': { ...club, postalcode: 'club.postalcode', city: 'club.city' },
  '/api/golfclub/{id}/member': joining,
  '/api/golfclub/{golfclubId}/member/{username}': person,
  '/api/golfclub/{golfclubId}/member': {
    name: 'not kept',
    surname: 'not kept',
    username: 'not kept',
    email: 'not kept',
  },
  '/api/golfclub/{golfclubId}/member/approve': { username: 'not kept' },
  '/api/golfclub/{golfclubId}/members/import': {
    ...Object.fromEntries(Object.entries(person).map(([name, field]) => [`rows.${name}`, field])),
    'rows.username': 'member.username',
    'rows.dateOfBirth': 'not kept',
    'rows.gender': 'not kept',
    'rows.handicap': 'not kept',
  },
  '/api/challenges/trainingsessiontemplate': {
    name: 'template.name',
    description: 'template.description',
    moreInformationLink: 'template.moreInformationLink',
    image: 'template.image',
    instructions: 'template.instruction',
    'hints.name': 'template.hint',
    'hints.imageUrl': 'template.hintImage',
    'balls.scoring.name': 'template.scoring',
  },
  '/api/challenges/trainingcategory': { name: 'category.name', description: 'category.description' },
  '/api/trainingsessionhandicapdifferencetopointsmapping': { name: 'mapping.name' },
  '/sessionprices': { name: 'price.name', description: 'price.description', cloudinary_image: 'price.image' },
  '/api/scheduledtrainings/{scheduledTrainingId}/playerdata/add': {
    'players.name': 'not kept',
    'players.surname': 'not kept',
    'players.username': 'not kept',
    'players.golfclubName': 'not kept',
  },
  '/api/golfclub/{golfclubId}/displaylinks': { name: 'displayLink.name' },
};
