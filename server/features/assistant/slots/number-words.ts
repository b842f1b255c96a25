/** Numbers in words, English and Hindi in either script, before a unit: “barah lakh”, “बारह लाख”, “one and a half crore”. */

const words: readonly (readonly [value: number, spellings: string])[] = [
  [0.5, 'half, aadha, adha, आधा, आधे'],
  [1, 'one, ek, एक'],
  [1.25, 'sava, सवा'],
  [1.5, 'one and a half, dedh, derh, डेढ, डेढ़'],
  [2, 'two, do, दो'],
  [2.5, 'two and a half, dhai, dhaai, adhai, ढाई, अढाई'],
  [3, 'three, teen, tin, तीन'],
  [3.5, 'sadhe teen, साढे तीन'],
  [4, 'four, char, chaar, चार'],
  [4.5, 'sadhe char, sadhe chaar, साढे चार'],
  [5, 'five, paanch, panch, पांच, पाँच'],
  [5.5, 'sadhe paanch, sadhe panch, साढे पांच'],
  [6, 'six, chhah, chhe, che, chah, छह, छः, छे'],
  [6.5, 'sadhe chhah, sadhe chhe, साढे छह'],
  [7, 'seven, saat, सात'],
  [7.5, 'sadhe saat, साढे सात'],
  [8, 'eight, aath, आठ'],
  [8.5, 'sadhe aath, साढे आठ'],
  [9, 'nine, nau, नौ'],
  [10, 'ten, das, dus, दस'],
  [11, 'eleven, gyarah, gyaarah, ग्यारह'],
  [12, 'twelve, barah, baarah, बारह'],
  [13, 'thirteen, terah, तेरह'],
  [14, 'fourteen, chaudah, चौदह'],
  [15, 'fifteen, pandrah, pandra, पंद्रह, पन्द्रह'],
  [16, 'sixteen, solah, सोलह'],
  [17, 'seventeen, satrah, सत्रह'],
  [18, 'eighteen, atharah, अठारह'],
  [19, 'nineteen, unnis, उन्नीस'],
  [20, 'twenty, bees, बीस'],
  [25, 'twenty five, twenty-five, pachis, pachees, पच्चीस'],
  [30, 'thirty, tees, तीस'],
  [35, 'thirty five, thirty-five, paintis, पैंतीस'],
  [40, 'forty, chalis, chaalis, चालीस'],
  [45, 'forty five, forty-five, paintalis, पैंतालीस'],
  [50, 'fifty, pachas, pachaas, पचास'],
  [60, 'sixty, saath, साठ'],
  [70, 'seventy, sattar, सत्तर'],
  [75, 'seventy five, seventy-five, pachhattar, पचहत्तर'],
  [80, 'eighty, assi, अस्सी'],
  [90, 'ninety, nabbe, नब्बे'],
  [100, 'hundred, a hundred, one hundred, sau, सौ'],
]

/** Nukta is removed from questions too. */
const bySpelling = new Map(
  words.flatMap(([value, spellings]) =>
    spellings
      .split(', ')
      .map((spelling) => [spelling.normalize('NFKC').replaceAll('\u093c', ''), value] as const),
  ),
)

const units =
  'lakhs?|lacs?|laakh|crores?|cr|karod|karor|thousand|hazaar|hazar|hajar|hundred|sau|percent|per cent|years?|saal|sal|varsh|months?|mahine|mahina|days?|din|लाख|करोड|हजार|सौ|प्रतिशत|फीसदी|साल|वर्ष|महीने|महीना|दिन'
const spelled = [...bySpelling.keys()].toSorted((one, other) => other.length - one.length).join('|')
const before = new RegExp(`(?<![\\p{L}\\p{M}])(${spelled})(?=[ -](?:${units})(?![\\p{L}\\p{M}]))`, 'gu')

/** @param text normalized */
export const withDigits = (text: string): string =>
  text
    .replaceAll(before, (word) => String(bySpelling.get(word)))
    // “12 sau” and “5 hundred”.
    .replaceAll(/(\d+(?:\.\d+)?)[ -](?:hundred|sau|सौ)(?![\p{L}\p{M}])/gu, (_, figure: string) =>
      String(Number(figure) * 100),
    )
