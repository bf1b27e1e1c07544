import i18next from 'i18next';
import { foldedWord, wordsOf } from '@/capsule/masking/words';

/** Words that often begin or occur in reports and descriptions, beside those of the app's own texts. */
const common = `
  a after again all also always ask asked call called an and another any app are as at back because before below between both browser but button
  by click clicked clicking click could dear did do does done each either error every everything expected export first for
  from good had has have he hello help here hi how however i if import in instead is it its just last later loading look
  many maybe me mobile more most my new next no not nothing now of off ok old on once one only open opened opening or other
  our out over page please press pressed pressing reload same saw screen search second see seen she should since so some
  sometimes somebody something still suddenly tab table thanks that the their them then there these they this those three
  to today tomorrow too try tried two typed typing under until up use used using was we were what when where which while
  who why will window with without wrong yes yesterday you your
  ab aber alle alles als also am an anfang ansicht app auch auf aus bei beide beim bild bis bitte browser button da danach
  dann das dass dem den der des die dies diese dieser dieses doch dort drei durch ein eine einem einen einer eines ende er
  erst erster es etwas fehler fenster für ganz gestern gruß grüße gut hallo hat hatte heute hier hilfe ich ihr im in ist ja
  jede jeder jedes jetzt kann kein keine klick knopf können leider liste man manchmal mal maske mehr mein meine meldung mit
  morgen muss nach neu neue nicht nichts noch nun nur ob oben oder ohne plötzlich schon seit seite sehr seit sich sie sind
  so soll sollte sonst statt suche tabelle taste trotzdem über um und uns unser unten unter vom von vor wann war warum was
  wenn wer wie wieder wir wird wo wurde zeile zu zuerst zum zur zwei zwischen
  bearer auto avif cloudinary com foto format height http https image img jpeg jpg photo png portrait public res scale
  secure svg upload url version webp width www
`;
const commonWords = new Set(wordsOf(common).map(({ text }) => foldedWord(text)));

/** Of each loaded language; a bundle is replaced whenever texts are added to it. */
const wordsOfBundles = new WeakMap<object, ReadonlySet<string>>();

function wordsIn(texts: unknown, words: Set<string>): Set<string> {
  if (typeof texts === 'string') for (const { text } of wordsOf(texts)) words.add(foldedWord(text));
  else if (typeof texts === 'object' && texts !== null) for (const item of Object.values(texts)) wordsIn(item, words);
  return words;
}

function wordsOfLanguage(language: string): ReadonlySet<string> {
  const bundle = i18next.getResourceBundle(language, 'translation') as object | undefined;
  if (!bundle) return commonWords;
  const words = wordsOfBundles.get(bundle) ?? wordsIn(bundle, new Set());
  wordsOfBundles.set(bundle, words);
  return words;
}

/** Returns whether the word is common, or stands in a text of the app in a language that was loaded. */
export function isWordOfTexts(word: string): boolean {
  const folded = foldedWord(word);
  if (commonWords.has(folded)) return true;
  return i18next.isInitialized && i18next.languages.some((language) => wordsOfLanguage(language).has(folded));
}
