/**
 * What passwords that many people use are made of: words of the lists of leaked passwords, and of golf clubs. One of
 * them, alone, repeated, or with a year, a run of keys or a sign behind it, is guessed within minutes.
 */
export const commonWords: readonly string[] = words(`
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
  words(`
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

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
