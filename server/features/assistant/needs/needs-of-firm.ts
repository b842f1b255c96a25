/** What is needed of the firm, its fees, its site and its openings, and the section that settles it. */
import type { NeedLine } from './aspects.ts'

const you = '\\byou\\b|\\byour\\b|\\bu\\b|\\bur\\b|\\ba+p(?:ka|ki|ke|ko|log)?\\b|आप'
const meeting =
  '\\bmeeting|appointment|booking|\\bslot\\b|\\bcall (?:with|booked)|(?:\\bmy|tomorrow.?s|booked|scheduled|kal ki) (?:call|meeting)|mulakat|मीटिंग|मुलाकात|अपॉइंटमेंट'
const ask =
  'papers?\\b|documents?|kaga[zj]|what (?:\\S+ )?(?:do i|should i|to) (?:give|send|keep|bring|submit)|kya kya (?:dena|chahiye|lag|bhej)|कागज|दस्तावेज|क्या क्या'

export const needsOfFirm: readonly NeedLine[] = [
  [
    '/#contact~Office Location',
    'any',
    '(?:\\boffice\\b|daftar|a+pke (?:yaha|paas|pas)|your (?:place|address)|ऑफिस|दफ्तर|आपके (?:यहां|पास)).*(?:\\bcar\\b|\\bbike|scooter|park|reach|get there|address|metro|\\bbus\\b|landmark|kaha+n?\\b|kidhar|gaadi|gadi|pahu?nch|कहां|किधर|गाडी|कार से|पार्क|पहुंच|पता)|(?:\\bcar\\b|\\bbike|scooter|park|gaadi|gadi|गाडी|पार्किंग).{0,40}(?:\\boffice\\b|daftar|ऑफिस|दफ्तर)',
  ],
  [
    '/#contact~Calls and languages',
    'any',
    '(?:speak|talk|baat|bolt|बात|बोल).{0,40}(?:hindi|kannada|tamil|urdu|telugu|english|malayalam|marathi|हिंदी|हिन्दी|कन्नड|तमिल|उर्दू|तेलुगु|अंग्रेजी)|(?:hindi|kannada|tamil|urdu|telugu|english|हिंदी|हिन्दी|कन्नड|तमिल|उर्दू|अंग्रेजी).{0,40}(?:speak|talk|baat|बात|बोल)',
  ],
  [
    '/#contact~Quick Response',
    'any',
    `(?:${you}|reply|answer|respond).*(?:how (?:soon|quick\\S*|fast|long)|kitni (?:der|jaldi)|kitne (?:ghant|time)|कितनी (?:देर|जल्दी)|कितने घंट).*(?:reply|answer|respond|jawab|get back|जवाब)|(?:how (?:soon|quick\\S*|fast|long)|कितनी (?:देर|जल्दी)|kitni (?:der|jaldi)).{0,40}(?:you )?(?:reply|respond|answer me|get back|jawab (?:dete|doge|aata)|जवाब (?:देते|दोगे))`,
  ],
  [
    '/#contact~Business Hours',
    'any',
    `(?:${you}|\\boffice\\b|daftar|ऑफिस|दफ्तर).*(?:\\bopen\\b|\\bclosed?\\b|timings?|hours|khul[aei]|\\bband (?:hota|hote|kab)|baje|खुल|बजे|कब बंद)`,
  ],
  [
    '/#our-team~Imran',
    'any',
    '(?:who|which (?:partner|person|ca)|kaun|कौन).{0,40}(?:gst|जीएसटी).{0,30}|(?:gst|जीएसटी).{0,30}(?:\\bwho\\b|kaun (?:dekh|karta|sambhal)|कौन (?:देख|कर))',
  ],
  [
    '/#our-team~Lalitha',
    'any',
    '(?:who|which (?:partner|person|ca)|kaun|कौन).{0,40}(?:income tax|tax audit|sign|आयकर|ऑडिट)',
  ],
  [
    '/#our-team~Meera',
    'any',
    '(?:who|which (?:partner|person)|kaun|कौन).{0,40}(?:payroll|salary work|books|पेरोल)',
  ],
  [
    '/#services~Signed by name',
    'any',
    '(?:who|kaun|कौन).{0,30}(?:do|does|did|checks?|signs?|handle|karega|karta|dekhega|करेगा|करता|देखेगा).{0,20}(?:my work|our work|work|kaam|काम)|\\b(?:junior|trainee|qualified)\\b.{0,30}(?:\\bca\\b|work|person)',
  ],
  [
    '/#about~How we began',
    'any',
    `(?:since when|how old|when (?:did|was)|kab se|kitne saal se|कब से|कितने साल से).{0,40}(?:firm|office|${you}|start|found|कंपनी|फर्म)`,
  ],
  [
    '/#about~Our story',
    'any',
    `(?:${you}).{0,50}(?:which states?|all (?:over )?india|assam|kerala|bihar|delhi|punjab|gujarat|odisha|rajasthan|other states?|dusre (?:state|rajya|sheher)|राज्य)|(?:clients?|work).{0,30}(?:which states|assam|all over india|other states?)`,
  ],
  ['/#features~Timely', 'any', '(?:remind|yaad dila|alert|याद दिला|रिमाइंड)'],
  [
    '/pricing#questions~What if my work',
    'any',
    '(?:bills?|invoices?|entries|vouchers?|work|staff|employees|बिल).{0,40}(?:over|exceed|more than|increase|outgrow|above|beyond|badh|z?[jy]+ada|बढ|ज्यादा).{0,40}(?:plan|limit|charge|extra|प्लान)|(?:cross|exceed|outgrow|go over|beyond).{0,20}(?:the |my )?plan|extra charge',
  ],
  [
    '/pricing#questions~Does a fee',
    'any',
    '(?:percent|percentage|share|hissa|प्रतिशत|हिस्सा).{0,30}(?:tax (?:saved|save)|refund|bachat|saving|बचत|रिफंड)|(?:based on|depend).{0,20}(?:tax|refund) (?:saved|i save|amount)',
  ],
  [
    '/pricing#questions~What does “from”',
    'any',
    '(?:“|"|\')?\\bfrom\\b(?:”|"|\')?.{0,20}(?:mean|price|fee)|(?:starting|start) (?:price|fee|from)',
  ],
  [
    '/pricing#gst~GST on our fees',
    'any',
    '(?:fees?|charges?|price|plan|फीस|शुल्क).{0,40}(?:includ|plus|extra|on top|alag|shamil|upar se|अलग|शामिल).{0,20}(?:gst|tax|जीएसटी)|(?:gst|जीएसटी).{0,30}(?:on|upar|pe|पर).{0,14}(?:your|a+pki|आपकी) (?:fee|फीस)|(?:fees?|फीस).{0,20}(?:me|mein|में) (?:gst|जीएसटी)',
  ],
  [
    '/pricing#business-registration~What each plan',
    'any',
    `(?:what.{0,12}(?:included|include|get|do i get)|kya kya (?:milega|milta|shamil)|includes?|क्या क्या).{0,40}(?:plan|package|fee|₹|\\d{4}|प्लान)|(?:plan|package|प्लान).{0,30}(?:includ|kya kya|क्या क्या)`,
  ],
  [
    '/pricing#plans',
    'any',
    '(?:discount|concession|cheaper|free month|chhoot|riyayat|छूट|रियायत).{0,40}(?:year|saal|advance|upfront|ek saath|plan|साल)|(?:pay|paid).{0,20}(?:whole|full|entire) year',
  ],
  [
    '/pricing#questions~Is the first talk',
    'any',
    '(?:first|pehl[aie]|pahl[aie]|पहल[ाीे]).{0,30}(?:call|talk|meeting|consult|baat|mulakat|बात|मीटिंग|मुलाकात|सलाह).{0,50}(?:cost|free|charge|pay|fees?|paise|paisa|muft|fokat|मुफ्त|फ्री|पैसा|पैसे|फीस|शुल्क)|(?:free|muft|मुफ्त|फ्री|paisa|paise|पैसा|पैसे).{0,30}(?:first|pehl|pahl|पहल).{0,20}(?:call|talk|meeting|consult|baat|बात|मीटिंग|मुलाकात)',
  ],
  [
    '/pricing#questions~When do I pay',
    'any',
    '(?:when|which (?:date|day)|kab|kis (?:tarikh|din)|कब|किस तारीख).{0,50}(?:pay you|your (?:fee|bill|invoice)|a+pk[oie]|plan|आपको|आपकी|प्लान)|(?:monthly|har mahine|हर महीने).{0,30}(?:plan|fee|प्लान|फीस).{0,50}(?:when|kab|tarikh|date|कब|तारीख)|(?:pay|fees?|फीस|पैसे).{0,30}(?:\\bupi\\b|gpay|card|cash|emi|cheque|instalment|कैश|कार्ड|यूपीआई)',
  ],
  [
    '/pricing#questions~Can I stop',
    'any',
    '(?:stop|cancel|leave|quit|end|band|chhod|बंद|छोड).{0,40}(?:\\bplan\\b|your service|monthly plan|midway|a+pk[aie] (?:seva|service|plan)|प्लान|सेवा)|(?:plan|service|सेवा|प्लान).{0,40}(?:stop|cancel|midway|beech|band (?:kar|ho)|chhod|बंद|छोड|बीच)|money back',
  ],
  [
    '/schedule-meeting#questions~Can I move',
    'any',
    `(?:${meeting}).{0,50}(?:move|cancel|chang|shift|reschedul|postpon|badal|aage|raddh?|बदल|कैंसल|रद्द|आगे)|(?:move|cancel|chang|shift|reschedul|postpon).{0,40}(?:${meeting})`,
  ],
  [
    '/schedule-meeting#about',
    'any',
    `(?:${meeting}|\\bmeet\\b|milna|मिलना).{0,60}(?:online|video|zoom|phone|bring|ready|laana|लाना|ऑनलाइन|वीडियो)|(?:online|video|zoom|ऑनलाइन|वीडियो).{0,40}(?:${meeting}|\\bmeet\\b|milna|baat|मिल|बात)|come to (?:bengaluru|bangalore|your office)|(?:who|kaun|kis\\S*|कौन|किस).{0,24}(?:will i meet|do i meet|milega|milunga|मिलेग|मिलूंगा)`,
  ],
  [
    '/services/tax-filing#questions~Will you see',
    'any',
    '(?:income ?tax|aaykar|efiling|e-filing|tax) ?(?:portal|site|website)?.{0,30}(?:password|login|पासवर्ड|लॉगिन)|(?:password|login|पासवर्ड|लॉगिन).{0,40}(?:share|dena|dun\\b|give you|a+pko|देना|दूं|आपको)|(?:share|give|dena|dun|देना|आपको).{0,30}(?:password|पासवर्ड)|(?:आयकर|टैक्स) (?:पोर्टल|साइट).{0,30}पासवर्ड',
  ],
  [
    '/terms-of-service#portal',
    'any',
    '(?:\\bportal\\b|पोर्टल).{0,40}(?:share|wife|partner|husband|family|two people|someone else|account|दूसर|पत्नी)|(?:share|wife|partner|husband|accountant).{0,40}(?:portal|your login)',
  ],
  [
    '/services/tax-filing#papers',
    'any',
    `(?:\\bitr\\b|income ?tax return|my return|salar\\S*.{0,24}return|return (?:bharn|file)|आयकर रिटर्न|आईटीआर|इनकम टैक्स).*(?:${ask})|(?:${ask}).*(?:\\bitr\\b|income ?tax return|आयकर रिटर्न|आईटीआर)`,
  ],
  [
    '/services/tax-filing#fee',
    'howLong',
    `(?:${you}).*(?:\\bitr\\b|income ?tax return|आईटीआर|आयकर रिटर्न).*(?:how (?:long|many days)|days|kitne din|कितने दिन)|(?:how (?:long|many days)|kitne din|कितने दिन).*(?:${you}).*(?:\\bitr\\b|income ?tax return|आईटीआर)`,
  ],
  [
    '/services/bookkeeping#papers',
    'any',
    `(?:\\bbooks\\b|accounts|bookkeeping|bahi|hisab|khat[ae]|बही|हिसाब|खाता|खाते).*(?:${ask})|(?:${ask}).*(?:books done|bookkeeping|accounts (?:done|written)|बही)`,
  ],
  [
    '/services/payroll-hr#papers',
    'any',
    `(?:payroll|payslips?|पेरोल).*(?:${ask})|(?:${ask}).*(?:payroll|payslips?|पेरोल)`,
  ],
  [
    '/services/business-registration#papers',
    'any',
    `(?:company|pvt|llp|partnership|firm|कंपनी|एलएलपी).{0,30}(?:regist|open|khol|start|banwa|पंजी|खोल|खुलवा|बनवा).*(?:${ask})|(?:${ask}).{0,40}(?:company|pvt|llp|कंपनी)`,
  ],
  [
    '/services/business-registration#questions~How long',
    'howLong',
    '(?:company|pvt|llp|partnership|firm|कंपनी|एलएलपी).{0,40}(?:regist|open|khol|khul|start|banwa|banne|form|पंजी|खोल|खुल|बनवा|बनने)|(?:regist|open|form).{0,20}(?:company|pvt|llp)',
  ],
  [
    '/services/business-registration#done',
    'any',
    '(?:trade ?mark|fssai|udyam|msme certificate|partnership deed|shop licen[cs]e|उद्यम|ट्रेडमार्क)',
  ],
  [
    '/services/bookkeeping#questions~My books',
    'any',
    '(?:books?|accounts|khat[ae]|hisab|बही|खाते|हिसाब).{0,40}(?:behind|pending|backlog|not (?:done|written)|years? old|saal se|baki|बाकी|पुरान|साल से)',
  ],
  [
    '/services/bookkeeping#questions~Who owns',
    'any',
    `(?:leave you|change (?:my )?(?:ca|accountant)|switch accountant|छोड).{0,50}(?:books?|data|papers|accounts|बही)|(?:who owns|belong).{0,20}(?:books|data|accounts)`,
  ],
  [
    '/compliance-disclosure#independence',
    'any',
    '(?:audit|ऑडिट).{0,60}(?:whose books|same (?:firm|company)|books you|you (?:write|keep))|(?:books you|you (?:write|keep)).{0,50}(?:audit|ऑडिट)|commission from|conflict of interest',
  ],
  ['/compliance-disclosure#no-guarantee', 'any', 'guarante|gaurant|गारंटी'],
  [
    '/compliance-disclosure#grievance',
    'any',
    `(?:complain|grievance|shikayat|शिकायत).{0,40}(?:${you}|service|firm|about|\\bki\\b|kaha|how)|(?:${you}|how).{0,30}(?:complain|grievance|shikayat|शिकायत)`,
  ],
  [
    '/terms-of-service#information',
    'any',
    '(?:rely|trust|bharosa|binding|legal advice|भरोसा).{0,40}(?:site|website|page|article|साइट)|(?:site|website|page|article).{0,40}(?:rely|trust|binding|legal advice)',
  ],
  [
    '/terms-of-service#liability',
    'any',
    `(?:mistake|error|wrong|galat|galti|गलती|गलत).{0,50}(?:${you}|firm).{0,40}(?:pay|liable|responsib|penalty|bhare|जिम्मेदार|भरेगा)|(?:who|kaun|कौन).{0,20}(?:pays?|liable|responsible|bhare|भरेगा).{0,40}(?:mistake|error|wrong|penalty|galti|गलती)|(?:a+pki|आपकी|your) (?:taraf|galti|गलती|mistake|fault|तरफ)`,
  ],
  [
    '/privacy-policy#how-long',
    'howLong',
    '(?:\\bdata\\b|details|email|number|message|enquiry|form|information|डेटा|जानकारी|संदेश).{0,40}(?:keep|kept|store|stored|retain|rakh|रख)|(?:keep|kept|store|stored|retain|rakh\\S*).{0,40}(?:\\bdata\\b|details|my (?:name|email|number)|message|enquiry|information)',
  ],
  [
    '/privacy-policy#rights',
    'any',
    '(?:delete|erase|remove|forget|hata|mita|हटा|मिटा|डिलीट).{0,40}(?:my (?:data|details|account|information|number)|everything|mera (?:data|naam|number)|about me|मेरा (?:डेटा|नाम))|(?:my (?:data|details)|mera data|मेरा डेटा).{0,30}(?:delete|erase|remove|hata|mita|हटा|मिटा|see|copy)',
  ],
  [
    '/privacy-policy#who-sees',
    'any',
    '(?:who|kaun|kis\\S*|कौन|किस).{0,30}(?:sees?|reads?|read|padh|dekh|access|पढ|देख).{0,40}(?:data|message|form|details|डेटा|संदेश|फॉर्म)|(?:form|message|data|details|फॉर्म|डेटा).{0,40}(?:who|kaun|कौन).{0,16}(?:sees?|reads?|padh|dekh|पढ|देख)|(?:share|sell|give|bech|बेच).{0,20}(?:my|mera|मेरा) (?:data|details|number|डेटा|नंबर)',
  ],
  [
    '/careers#openings',
    'any',
    '(?:any|koi|कोई) (?:job|vacanc|opening|naukri|नौकरी)|(?:are you|you guys|aap log) .{0,16}hiring|(?:job|naukri|नौकरी) .{0,20}(?:a+pke (?:yaha|paas)|with you|at your|आपके)',
  ],
  ['/careers/articled-assistant#in-short', 'any', 'articleship|\\barticled?\\b|आर्टिकल'],
  ['/careers#training', 'any', 'intern(?:s|ship)?\\b|इंटर्न'],
  ['/careers/audit-trainee#in-short', 'any', 'intern(?:s|ship)?\\b|इंटर्न'],
  ['/careers/front-end-developer#in-short', 'any', 'developer|front-?end|programmer|डेवलपर'],
  [
    '/careers/gst-associate#in-short',
    'any',
    'gst (?:associate|executive) |gst ki (?:naukri|job)|job.{0,16}\\bgst\\b',
  ],
  ['/careers/payroll-executive#in-short', 'any', 'payroll (?:executive|job|ki naukri)|job.{0,16}payroll'],
  [
    '/careers/accountant#in-short',
    'any',
    '(?:accountant|tally).{0,16}(?:job|naukri|post|opening|vacanc|नौकरी)|(?:job|naukri|part[- ]?time).{0,20}(?:accountant|accounts)',
  ],
  [
    '/careers#how-we-hire',
    'any',
    '(?:interview|selection|hiring|recruit|इंटरव्यू).{0,40}(?:process|rounds?|long|days|weeks|how|kitn|प्रक्रिया|कितन)|(?:how long|kitne din).{0,30}(?:interview|hiring|selection)',
  ],
  [
    '/careers/accountant#apply~How we use',
    'any',
    '(?:resume|\\bcv\\b|biodata|रिज्यूमे).{0,50}(?:keep|kept|sent|delete|happen|store|after|रख|भेज)',
  ],
  [
    '/virtual-assistant-info#typed',
    'any',
    '(?:chat ?bot|assistant|\\bbot\\b|\\bchat\\b|\\bai\\b|what i (?:type|ask)|चैट|बॉट).{0,40}(?:save|store|keep|record|kept|remember|yaad|सेव|रिकॉर्ड)|(?:save|store|keep|record).{0,30}(?:chat|what i (?:type|ask)|my question)',
  ],
  ['/cookie-policy#in-short', 'any', 'cookies?\\b|कुकी'],
]
