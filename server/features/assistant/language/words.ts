/** Splits questions and texts of the site into words of one form: lower case, without endings, forms in one word. */

/** Names of forms, written `GSTR-3B`, `gstr 3b` or `GSTR3B`. */
const forms =
  /\b(gstr|itr|aoc|mgt|dir|pmt|cmp|rfd|form|inc|drc|adt|reg|asmt|mov|stk|section|sec|rule|schedule|dpt|msme)[\s.:-]*0*(\d{1,3}[a-z]{0,2})\b/g

const stopWords = new Set(
  (
    'much many a an the of to in on at by for from with and or is are was were be been am do does did has have had will would shall should can could may might must ' +
    'his him her hers himself herself myself yourself themselves ourselves someone somebody lives live living jitna jitni jitne utna utni utne baat baatein जितना जितनी जितने उतना बात बातें ' +
    'i me my mine we our us you your he she it its they them their this that these those there here what which who whom whose how why if then than as so ' +
    'where kahan kaha now nowadays currently per not no yes please tell about get give let know want need any some just also into out up over under hi hello sir madam dear kindly ' +
    'hai hain tha thi the ho hota hoti hote ka ki ke ko se mein me par pe liye kya kaise kyon kyun koi bhi aur ya yeh ye woh wo mera meri mere hum humein mujhe mujhko aap aapka apna apne apni ' +
    'kar karna karne karte karta karein kare karu karun karoon diya dena deni lena hoga hogi honge raha rahi rahe jaye jata jati jate jana sakta sakti sakte chahiye main mai hu hun hoon ek rehta rehti rahta rahti de do dete batao bataiye bata batana ji bhai toh to na nahi nahin ' +
    'है हैं था थी थे हो होता होती होते का की के को से में पर लिए क्या कैसे क्यों कोई भी और या यह ये वह वो मेरा मेरी मेरे हम हमें मुझे आप आपका आपके आपकी अपना अपने अपनी ' +
    'कर करना करने करते करता करें करूं करूँ दिया देना लेना होगा होगी होंगे रहा रही रहे जाए जाता जाती जाते जाना सकता सकती सकते चाहिए बताओ बताइए बताएं बताना जी तो ना नहीं ने इस उस एक कि कहां कहाँ न मत रहता रहती ' +
    'aa ab kat aaye aata aati aate usi isi unka unki unke uska uski uske iska iski iske jiska jiski jiske inka inki inke unko unhe unhein isko usko use ise jo jis jise jisko jisme isme usme inme unme kisi kuch kuchh kuchh sath saath taraf tarah tak tarike waise vaise aise jaise jaisa aisi jaisi itna itni itne utna wahan yahan phir fir lekin magar par parantu kyonki kyunki taaki chahe balki varna warna matlab yani ' +
    'chuka chuki chuke raha hun rahe hain rahi hain pa paya paye payi lo lu lun loon leta leti lete liya liye li le lene lena le dijiye dijie kijiye kijie dun du doon dega degi denge doge hogaya gaye gayin hui huye hue wale wali wala walo vale vali vala bas haan han haa theek thik ji please plz bhaiya sirji sab sabse ' +
    'उसी इसी उनका उनकी उनके उसका उसकी उसके इसका इसकी इसके जिसका जिसकी जिसके इनका इनकी इनके उनको उन्हें इसको उसको उसे इसे जो जिस जिसे जिसको जिसमें इसमें उसमें किसी कुछ साथ तरफ तरह तक वैसे ऐसे जैसे जैसा ऐसी जैसी इतना इतनी इतने उतना वहां यहां फिर लेकिन मगर परंतु क्योंकि ताकि चाहे बल्कि वरना यानी ' +
    'चुका चुकी चुके पा पाया पाए पाई लो लूं लेता लेती लिया लिये ली ले लें दीजिए कीजिए दूं देगा देगी देंगे गए गयी हुई बस हां ठीक भाई सबसे हूं हूँ अब सो करके होकर लेकर देकर वाला वाली वाले दी दें ' +
    // Auxiliaries, pronouns and particles, also as they are shortened in messages.
    'u ur im ive dont doesnt didnt hasnt havent isnt wont cant couldnt r am ok okay very really actually exactly even else thru tru ya yar na naa ' +
    'h k m n kr krna krne krni krta krte krke kro kru krdo krwana rha rhi rhe gya gyi gye nhi nai hu hi ne kiya kiye kia ki mai maine mene mujko muje hme hamko hamara hamari humara dono di dekar lekar jaake jaakar jaan aake aakar paa paana aane jaega jayega jayegi jaenge aayega aayegi hogya hogyi sake karwa karva yaha waha kidhar idhar udhar dekhna dekhne dekho dekhe dekhte thoda thodi kafi kaafi bilkul beech si sa wagera vagairah ' +
    'मैं मैंने तुम तुम्हारा हमारा हमारी हमारे उन्होंने इन्हें किन किस किसको किसका ही भी किया किए करवा करवाना करवाने करूंगा करेंगे लगा लेते लेने देने देना दे पास जाएगा जाएगी जाएंगे जाकर आकर आ आती आता आते आएगी आएगा आएंगे होंगी होने होकर रख रखा बन बना पाने पाता सही देखना देखने देखो देखें देखते काफी दौरान बीच हर केवल सिर्फ थोड़ा बाद दो तो अगर यदि जब तब ऊपर आगे चलेगा चाहता चाहती चाहते रहूं बजे'
  ).split(' '),
)

/** Hindi words in Latin letters that no English question has. */
const hinglish =
  /(?<![a-z])(?:hai|hain|kya|kaise|kab|kitn[aie]|mein|ka|ki|ke|ko|se|par|pe|liye|kaun|konsa|kaunsa|batao|chahiye|agar|saal|mileg[ai]|lageg[ai]|kateg[ai]|bhi|nahi|nahin|naya|nayi|wala|wali|kiya|hua|hui|rehta|rahta|apna|apni|kyun|kyon|jab|tab|hota|hoti|karna|kare|karein|mujhe|mere|mera|meri|aapk[aie]|wale|tak|bharn[aei])(?![a-z])/

/** @param text normalized */
export const isHinglish = (text: string): boolean => hinglish.test(text)

/** Verbs of doing, being, going, giving and asking, with the endings of time, person and number, in both scripts. */
const auxiliary =
  /^(?:(?:kar|ho|ja|le|de|mil|lag|pad|rah|reh|bata|bol|keh|kah|puch|pooch|dekh|soch|chah|sak|samajh)(?:na|ne|ni|ta|te|ti|unga|ungi|oonga|enge|ega|egi|oge|ogi|nge|ge|ga|gi|iye|iyega|kar|ke|wana|wane|wata|wate|waunga|wayenge|waya|rha|rhe|rhi)|(?:कर|हो|जा|ले|दे|मिल|लग|पड|रह|बता|बोल|कह|पूछ|देख|सोच|चाह|सक|समझ)(?:ना|ने|नी|ता|ते|ती|ूंगा|ूंगी|ेंगे|ेगा|ेगी|ोगे|ोगी|ंगे|गा|गी|एगा|एगी|एंगे|िए|िएगा|इए|कर|के|वाना|वाने|वाता|वाते|वाया))$/u

export const isStopWord = (word: string): boolean => stopWords.has(word) || auxiliary.test(word)

/** Names of forms by their letters, as they are spoken. */
const spelledForms: readonly (readonly [RegExp, string])[] = [
  [/जीएसटीआर/g, 'gstr'],
  [/आईटीआर(?=[\s-]*\d)/g, 'itr'],
  [/एओसी/g, 'aoc'],
  [/एमजीटी/g, 'mgt'],
  [/डीआईआर/g, 'dir'],
  [/सीएमपी/g, 'cmp'],
  [/पीएमटी/g, 'pmt'],
  [/एडीटी/g, 'adt'],
  [/डीपीटी/g, 'dpt'],
  [/(?:फॉर्म|फार्म)(?=[\s-]*\d)/g, 'form'],
  [/(?<=\d[\s-]?)बी(?![\p{L}\p{M}])/gu, 'b'],
  [/(?<=\d[\s-]?)सी(?![\p{L}\p{M}])/gu, 'c'],
  [/(?<=\d[\s-]?)ए(?![\p{L}\p{M}])/gu, 'a'],
  [/(?<=\d[\s-]?)डी(?![\p{L}\p{M}])/gu, 'd'],
  [/(?<=\d[\s-]?)ई(?![\p{L}\p{M}])/gu, 'e'],
]

/** Latin letters by their names in Hindi. */
const letterNames = new Map(
  'ए:a बी:b सी:c डी:d ई:e एफ:f जी:g एच:h आई:i जे:j के:k एल:l एम:m एन:n ओ:o पी:p आर:r एस:s टी:t यू:u वी:v एक्स:x वाई:y'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const letterName = [...letterNames.keys()].toSorted((one, other) => other.length - one.length).join('|')
/** At least two of them in front of a number: “डीआरसी-01”. */
const spelledPrefix = new RegExp(`(?<![\\p{L}\\p{M}])(?:${letterName}){2,5}(?=[\\s-]*\\d)`, 'gu')
const eachLetter = new RegExp(letterName, 'gu')

const devanagariZero = '०'.codePointAt(0)!

/** The last text and its form: the rules read the same question one after the other. */
let last: readonly [text: string, form: string] = ['', '']

/** Lower case, Latin digits, one form of each character. */
export function normalizeText(text: string): string {
  if (text !== last[0]) last = [text, formOf(text)]
  return last[1]
}

/** Written with a stroke, and no words by their letters. */
const shortened = new Map([
  ['t/o', 'turnover'],
  ['a/c', 'account'],
  ['w/o', 'without'],
  ['b/w', 'between'],
  ['p&l', 'profit and loss'],
  ['p/l', 'profit and loss'],
])

function formOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - devanagariZero))
    .replaceAll(/[\u093c\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<=\d{3} ?)p\.?m\b\.?/g, ' a month')
    .replaceAll(/(?<=\d{3} ?)p\.?a\b\.?/g, ' a year')
    .replaceAll(/(?<![\p{L}\p{N}])(?:t\/o|a\/c|w\/o|b\/w|p&l|p\/l)(?![\p{L}\p{N}])/gu, (short) =>
      shortened.get(short)!,
    )
  if (!/[\u0900-\u097f]/.test(plain)) return plain
  return spelledForms
    .reduce((form, [spoken, written]) => form.replaceAll(spoken, written), plain)
    .replaceAll(spelledPrefix, (name) => name.replaceAll(eachLetter, (letter) => letterNames.get(letter)!))
}

/** The words of a text as they were typed, with names of forms and numbers in one piece. */
export function rawWordsOf(text: string): string[] {
  const joined = normalizeText(text)
    .replaceAll(/'s\b/g, '')
    .replaceAll(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll(forms, '$1$2')
    .replaceAll(/\b(sec|section)(?=\d)/g, '')
  return joined.match(/\d+(?:\.\d+)?[a-z]*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu) ?? []
}

/** Forms that no ending tells. */
const irregular = new Map(
  (
    'cookies:cookie paid:pay payment:pay payments:pay pays:pay sold:sell bought:buy kept:keep taken:take took:take given:give gave:give written:write wrote:write made:make sent:send held:hold lost:lose left:leave ' +
    'chosen:choose chose:choose begun:begin began:begin begins:begin spent:spend told:tell met:meet children:child people:person persons:person men:man wives:wife deduction:deduct deductions:deduct calculation:calculate ' +
    'presumed:presumptive presumption:presumptive registration:register registrations:register applied:apply application:apply applications:apply applicable:apply exemption:exempt exemptions:exempt collection:collect payable:pay yearly:year annual:year annually:year monthly:month quarterly:quarter'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** A word without its English ending: `filing`, `filed` and `files` are `fil`, as is `file`. */
export function stemOf(given: string): string {
  const word = irregular.get(given) ?? given
  if (word.length < 4 || /\d/.test(word) || !/^[a-z]+$/.test(word)) return word
  let stem = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '')
  if (stem.length > 4) stem = stem.replace(/(?:ing|ed|ions?)$/, '')
  stem = stem.replace(/([bdfgmnprt])\1$/, '$1')
  return stem.length > 3 ? stem.replace(/e$/, '') : stem
}

/** The words of a text of the site that can be searched. */
export const termsOf = (text: string): string[] =>
  rawWordsOf(text).flatMap((word) => (isStopWord(word) ? [] : stemOf(word)))
