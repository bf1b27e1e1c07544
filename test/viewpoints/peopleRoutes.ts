import { ofClub } from './askedFor';
import { admin, answers, anyone, plainly, signedIn, staff, type Expectation, type Statuses } from './expectation';
import {
  approving,
  approvingMany,
  changingPassword,
  deletingClub,
  deletingMember,
  editingClub,
  editingMember,
  importing,
  makingClub,
  makingMember,
  openingLink,
  readingCode,
  signingUp,
  signingUpForClub,
} from './peopleAskedFor';

const accepted: Statuses = [202, 202, 202, 202, 202, 202];
const adminMakes: Statuses = [201, 403, 403, 403, 401, 403];
const staffOfTheClubMakes: Statuses = [201, 201, 403, 403, 401, 404];

export const peopleRoutes: Expectation[] = [
  answers('PUT /api/auth/password', changingPassword, signedIn),
  answers('POST /api/auth/signup', signingUp, accepted),
  plainly('GET /api/golfclub/signup', anyone),
  answers('POST /api/golfclub/signup/:golfclubId', signingUpForClub, accepted),
  answers('GET /api/golfclub/signup/member/approve/:golfclubId/:username/:code', openingLink, anyone),
  answers('POST /api/golfclub', makingClub, adminMakes),
  answers('PUT /api/golfclub', editingClub, admin),
  answers('DELETE /api/golfclub/:golfclubId', deletingClub, admin),
  plainly('GET /api/golfclub/members/count', staff),
  answers('POST /api/golfclub/:id/member', makingMember, staffOfTheClubMakes),
  answers('PUT /api/golfclub/:golfclubId/member/:username', editingMember, admin),
  answers('DELETE /api/golfclub/:golfclubId/member', deletingMember, admin),
  answers('POST /api/golfclub/:golfclubId/member/approve', approving, admin),
  plainly('GET /api/golfclub/members/ids', staff),
  answers('POST /api/golfclub/members/bulk', approvingMany, admin),
  answers('GET /api/golfclub/:id/approvalcode/:username', readingCode, admin),
  answers('POST /api/golfclub/:golfclubId/members/import', importing, admin),
  answers(
    'GET /api/changes',
    ofClub((id) => `/api/changes?golfclubId=${id}&page=0`),
    admin,
  ),
];
