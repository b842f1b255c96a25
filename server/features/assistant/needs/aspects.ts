/** What is asked of a subject: whether it applies, how much, when, how long, with which papers. */
export const aspects = {
  any: /(?:)/u,
  /** Whether something applies, or from which amount or number on. */
  applies:
    /limit|threshold|compulsory|mandatory|required|\bneed|have to|\bmust\b|\bshould\b|\bdo (?:i|we|they)\b|\bcan (?:i|we|he|she)\b|eligib|applicable|applies|\bapply to\b|allowed|liable|exempt|from which|\b(?:am|are) (?:i|we)\b|z[ao]+r[uo]+ri|jaruri|pad(?:ega|egi|ta|ti)\b|\blagu\b|seema|kitne (?:tak|par|pe|se|employee|log|turnover|bikri)|le sak|chahiye|\bkya\b|lena hoga|सीमा|जरूरी|अनिवार्य|पडेग|पडत|लागू|सकत|चाहिए|क्या(?![\p{L}\p{M}])|लेना होगा/u,
  /** A rate, a fee or an amount. */
  howMuch:
    /how much|what (?:rate|percent|tax|will|do|would|is the (?:rate|tax|fee|penalty|cost))|\brate\b|percent|%|kitn[aie]|\bdar\b|\bcost|\bfees?\b|कितन|दर(?![\p{L}\p{M}])|प्रतिशत|टैक्स लग|फीस/u,
  /** A day. */
  when: /\bwhen\b|by which|due|last da|deadline|\bdates?\b|till|by when|\bkab\b|tar[ei]+kh|कब|तारीख|अंतिम|आखिरी/u,
  /** A time. */
  howLong:
    /how (?:many (?:\S+ )?(?:days|weeks|months|years|hours)|long|soon|much time)|within|\bdays?\b|\bweeks?\b|\bhours?\b|\byears?\b|when|kitn[aei] (?:din|time|samay|ghant|sa+l|mahin|der\b|haft|varsh)|kab\b|\bdin\b|sa+l\b|ghant|कितन[ाेी] (?:दिन|समय|टाइम|घंट|साल|महीन|देर|हफ्त|वर्ष)|कब|दिन|साल|वर्ष|घंट|समय/u,
  /** What is handed in. */
  papers:
    /papers?\b|documents?|kaga[zj]|dastavez|proofs?\b|what .{0,20}(?:need|submit|give|bring)|कागज|दस्तावेज|प्रूफ/u,
  /** What missing a day costs. */
  late: /\blate|\bmiss|forgot|delay|penalt|\bfine\b|overdue|happens|\bder\b|\bderi\b|bhool|bhul|jurmana|nahi (?:bhar|kiy|ki\b|di)|देर|लेट|जुर्माना|भूल|नहीं (?:भर|कि)/u,
} as const

/** An address, with the beginning of a heading after `~` where a page repeats it; what is asked; the subject, as a pattern. */
export type NeedLine = readonly [address: string, aspect: keyof typeof aspects, subject: string]
