import { Refusal } from '@contract/problem';
import { fieldError } from '@contract/fieldError';

/** Returns the one refusal of every failed sign-in: it does not say what was wrong. */
export function signInFailed(): Refusal {
  return new Refusal('sign-in-failed', 'Username or e-mail and password do not match.');
}

/** Returns the refusal of a password change whose current password is not the right one. */
export function wrongPassword(): Refusal {
  return new Refusal('wrong-password', 'This is not your current password.');
}

/** Returns the refusal of a club in the body that is not there. */
export function unknownClub(): Refusal {
  const errors = [fieldError('/golfclubId', 'not-listed', 'is the id of no golf club.')];
  return new Refusal('unknown-reference', 'There is no golf club with this id.', { errors });
}

/** Throws `bad-input` when both are the same: a one-time password is to be replaced. */
export function refuseSamePassword(currentPassword: string, newPassword: string): void {
  if (currentPassword.normalize('NFC') !== newPassword.normalize('NFC')) return;
  const errors = [fieldError('/newPassword', 'same-password')];
  throw new Refusal('bad-input', 'The one-time password must be replaced.', { errors });
}

/**
 * What passwords that many people use are made of: words of the lists of leaked passwords, and of golf clubs. One of
 * them, alone, repeated, or with a year, a run of keys or a sign behind it, is guessed within minutes.
 */
export const commonWords: readonly string[] = splitWords(`
  password passwort passwords passwrd kennwort parola contrasena motdepasse wachtwoord senha secret geheim geheimnis
  admin administrator root superuser master manager system server service support office computer internet network
  login logon signin account konto user username benutzer benutzername guest gast test tester testing default changeme
  change letmein openup access zugang welcome willkommen hello hallo moin servus goodbye please bitte danke thankyou
  iloveyou ilove loveyou lovely forever always together ichliebedich liebe liebling schatz schatzi hase baby babygirl
  princess prinzessin prince prinz queen king angel engel teufel devil sunshine sonnenschein sommer winter fruehling
  frühling herbst summer spring autumn monday montag friday freitag january januar august september oktober november
  december dezember football fussball fußball baseball basketball softball hockey soccer tennis golf golfer golfclub
  golfplatz golfing fairway birdie eagle albatross bogey driver putter handicap holeinone tigerwoods titleist
  callaway taylormade masters augusta standrews liverpool arsenal chelsea barcelona realmadrid juventus manchester
  united bayern bayernmuenchen bayernmünchen muenchen münchen borussia dortmund schalke hamburg berlin koeln köln
  frankfurt stuttgart deutschland germany england london newyork america southafrica suedafrika südafrika capetown
  johannesburg springbok dragon monkey tiger lion panther eagles falcon phoenix shadow ninja pirate hunter
  ranger killer cowboy wizard merlin gandalf starwars startrek pokemon pikachu minecraft fortnite superman batman
  spiderman ironman matrix trustno trustnoone whatever nothing something blahblah blabla abc abcd abcde qwerty qwertz
  azerty asdf yxcv zxcv qwer wasd michael michelle jennifer jessica ashley nicole daniel andrew joshua matthew anthony
  charlie thomas andreas stefan stephan christian christopher alexander alexandra sebastian florian maximilian
  julia anna laura lisa sarah sabrina katharina martina susanne claudia petra sandra melanie stefanie robert richard
  william george jordan taylor samantha elizabeth jonathan benjamin nicholas patrick peter martin marcel markus
  freedom freiheit success erfolg money geld million diamond silver golden gold purple orange yellow black white
  blue green chocolate schokolade cookie cheese banana pepper ginger flower blume butterfly schmetterling rainbow
  regenbogen unicorn einhorn hunde katze kitten puppy mustang ferrari porsche mercedes volkswagen corvette harley
  yamaha honda toyota music musik guitar gitarre rocknroll metallica slipknot nirvana jesus jesuschrist christ
  blessed heaven godisgood motherfucker fuckyou fuckoff asshole arschloch scheisse scheiße bullshit sexy hottie
  unbelievable supercalifragilistic
`);

/** Passwords of twelve characters and more from those lists that no word, run or repetition explains. */
export const commonPasswords: ReadonlySet<string> = new Set(
  splitWords(`
  correcthorsebatterystaple correct-horse-battery-staple thisismypassword thisisapassword mypassword123 mysecretpassword
  ihatepasswords iforgotmypassword idontremember dontforgetme nopasswordhere thepasswordis whatismypassword
  youshallnotpass openthedoor opensesame123 letmeinplease letmeinnow123 allyourbasearebelongtous tobeornottobe
  maytheforcebewithyou winteriscoming valarmorghulis imthebest1234 neverforget123 carpediem123 hakunamatata
  onceuponatime jesuslovesme ilovejesus123 iloveyouforever iloveyousomuch ilovemyfamily ilovemywife ilovemydog
  ichliebedich1 ichliebegolf ilovegolf1234 ilovegolf4ever golfismylife playgolf1234 golf4ever1234 hole-in-one18
  g0lfclub2024! summertime123 goodmorning1 goodnight123 happybirthday merrychristmas frohesfest123 allesgute1234
  dasistgeheim dasistmeinpasswort meinpasswort1 meinpasswort123 keinpasswort1 passwortvergessen ichweissnicht
  ichweisnicht sesamoeffnedich sesamöffnedich einszweidrei123 zweiundvierzig 3rjs1la7qe 1q2w3e4r5t6y7u 1qazxsw23edc
  1qaz2wsx3edc zaq12wsxcde3 zaq1xsw2cde3 q1w2e3r4t5y6 q1w2e3r4t5z6 a1b2c3d4e5f6 a1s2d3f4g5h6 qazwsxedcrfv
  qaywsxedcrfv 147258369147 147852369147 159753159753 741852963741 789456123789 123654789123 112233445566
  102030405060 100200300400 121212121212 123123123123 123321123321 111222333444 111122223333 aabbccddeeff
  abc123abc123 abcabcabcabc 1a2b3c4d5e6f dragonball123 dragonballz1 harrypotter1 lordoftherings gameofthrones
  leagueoflegends counterstrike worldofwarcraft callofduty123 playstation1 playstation3 nintendo1234 michaeljackson
  michaeljordan cristianoronaldo linkinpark123 greenday1234 backstreetboys justinbieber1 manchesterunited
  manchestercity realmadrid123 barcelona1234 chelseafc1234 liverpoolfc1 mancity12345 newcastle123 tottenham123
  celticfc1888 ronaldinho10 schalke04schalke bvb09borussia fcbayern1900 fcbayernmuenchen
`),
);

function splitWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789012345678901234567890',
  '1234567890',
  'qwertyuiop',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjklöä',
  'asdfghjkl;',
  'zxcvbnm,./',
  'yxcvbnm,.-',
  '!"§$%&/()=',
  '!@#$%^&*()',
  '1q2w3e4r5t6y7u8i9o0p',
  '1q2w3e4r5t6z7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
];
const runs = rows.flatMap((row) => [row, Array.from(row).reverse().join('')]);
const SHORTEST_RUN = 3;

const letterOfSign: Readonly<Record<string, string>> = {
  4: 'a',
  '@': 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  5: 's',
  $: 's',
  7: 't',
};
const year = /^(19|20)\d\d$/;
const sameCharacter = /^(.)\1{2,}$/u;
const words = new Set(commonWords);
const LONGEST_WORD = Math.max(...commonWords.map(({ length }) => length));

/**
 * Returns of how many pieces a lower-case text is made at the fewest. A common word, also one written with 0 for o and
 * the like, a run along the keys or the alphabet, one character again and again, and a year are one piece each, as is
 * every other character: 12 random characters are about 12 pieces. Of a text that repeats itself only what is repeated
 * counts.
 */
export function piecesOf(whole: string): number {
  const text = repeatedPartOf(whole);
  const letters = Array.from(text, (sign) => letterOfSign[sign] ?? sign).join('');
  const fewest = [0];
  for (let end = 1; end <= text.length; end += 1) {
    let least = (fewest[end - 1] ?? 0) + 1;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end - 1; start += 1) {
      const before = fewest[start] ?? 0;
      if (before + 1 < least && isPiece(text.slice(start, end), letters.slice(start, end))) least = before + 1;
    }
    fewest.push(least);
  }
  return fewest[text.length] ?? 0;
}

function isPiece(text: string, letters: string): boolean {
  if (words.has(text) || words.has(letters) || year.test(text) || sameCharacter.test(text)) return true;
  return text.length >= SHORTEST_RUN && runs.some((run) => run.includes(text));
}

/** Returns the shortest beginning of which the text is made by repeating it, twice at least. */
function repeatedPartOf(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  }
  return text;
}

/** Whose password it is to be. */
interface PasswordOwner {
  name: string;
  surname: string;
  username: string;
  email: string;
}

const FEWEST_PIECES = 4;
const SHORTEST_NAME = 4;
const FEWEST_BESIDE_THE_NAME = 8;

/**
 * Throws `bad-input` with `common-password` at this path for a password that is guessed first: one that many people
 * use, one made of few words, runs of keys or repetitions, and one with the owner's own name in it.
 */
export function refuseCommonPassword(password: string, person: PasswordOwner, path: string): void {
  const typed = password.normalize('NFC').toLowerCase();
  if (!isCommon(typed) && !containsOwnName(typed, person)) return;
  const why = 'is a password that many people use or that is easy to guess; choose another one.';
  const errors = [fieldError(path, 'common-password', why)];
  throw new Refusal('bad-input', 'The password is too easy to guess.', { errors });
}

function isCommon(typed: string): boolean {
  return commonPasswords.has(typed) || piecesOf(typed) < FEWEST_PIECES;
}

function containsOwnName(typed: string, { name, surname, username, email }: PasswordOwner): boolean {
  const [inbox = ''] = email.split('@');
  const matches = (text: string) => text.length >= SHORTEST_NAME && typed.includes(text.toLowerCase());
  if ([username, email, inbox].some(matches)) return true;
  // A name is often a word as well, so it only may not be most of the password.
  const names = [name, surname].map((text) => text.toLowerCase()).filter((text) => text !== '');
  const rest = names.reduce((left, text) => left.replaceAll(text, ''), typed);
  return rest.length < typed.length && rest.length < FEWEST_BESIDE_THE_NAME;
}
