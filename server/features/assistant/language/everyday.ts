/**
 * Words of everyday Hindi, in both scripts, that the pages have no word for or that sound like another one: family,
 * trade, time, change and trouble. A line that begins with `-` says nothing about the subject of a question.
 */
export const everyday: readonly (readonly [meaning: string, spellings: string])[] = `
-: dost, yaar, yar, bhaiya, दोस्त, यार, भैया, seth, babu, seth ji, सेठ, बाबू, janab, जनाब, guru, गुरु
-: sahi, सही, pakka, पक्का, sach, sach me, सच, सच में, suna hai, suna, सुना, bola, bole, बोला, बोले, keh raha, kehte, kehta, kaha hai, कहते, कहता, कह रहा, pata nahi, maloom, malum, मालूम, samajh, samjha, samjhao, समझ, समझाओ, confuse, confused, कन्फ्यूज
-: mutabik, मुताबिक, hisab se, हिसाब से, antargat, अंतर्गत, anusar, अनुसार, sambandhit, संबंधित, vishay, विषय, bare me, baare mein, बारे में
-: asal me, असल में, waise to, darasal, दरअसल, aksar, अक्सर, shayad, शायद, zara, jara, ज़रा, please bataye, abhi tak, अभी तक
child family: beta, beti, बेटा, बेटी, ladka, ladki, लड़का, लड़की, son, daughter
parent family: dada, dadi, nana, nani, दादा, दादी, नाना, नानी, dadaji, dadiji, दादाजी, grandfather, grandmother, dad, mom
relative: chacha, mama, mami, chachi, चाचा, मामा, padosi, पड़ोसी, neighbour
employee: karigar, कारीगर, mistri, मिस्त्री, chowkidar, चौकीदार, munshi, मुंशी, helper, हेल्पर, naukarani, safaiwala
accountant: munim, munimji, मुनीम, मुनीमजी
teacher training: shikshak, शिक्षक, teacher, tutor
farmer agricultural: kisan, किसान, farmer, kheti, खेती
factory manufacturer: udyog, उद्योग, udyami, उद्यमी, kaarkhana
godown: gudam, godam, गोदाम, warehouse
counter shop: thela, rehri, ठेला, रेहड़ी, khokha, stall, स्टॉल
things goods: cheez, cheezen, chij, चीज़, चीज़ें
price cost: bhav, भाव, mulya, मूल्य
cheaper lowest: sasta, sasti, saste, सस्ता, सस्ती, सस्ते
high: mehnga, mehngi, mahanga, महंगा, महँगा
discount free month: chhut milegi, chhoot milegi, छूट मिलेगी, छूट मिलती, discount milega, concession, riyayat, रियायत
at once year: ek sath, ek saath, एक साथ, ek mushth, ekmusht, एकमुश्त, lump sum, lumpsum
withdraw money: nikasi, nikaasi, निकासी
transaction payment: len den, lenden, लेनदेन, लेन देन
cash book daily: rojnamcha, roznamcha, रोज़नामचा, रोकड़, rokad, रोकड़ बही
over end: khatam, khatm, खत्म, ख़त्म, samapt, समाप्त
second: dusra, dusri, doosra, दूसरा, दूसरी
third: tisra, tisri, teesra, तीसरा, तीसरी
last: aakhri, akhri, aakhiri, आखिरी, antim, अंतिम
year before: pichla, pichle, pichli, पिछला, पिछले, पिछली, last year, gaya saal, बीता
evening: shaam, sham, शाम
night: raat, रात
morning: subah, सुबह
equal same: barabar, बराबर
times once: baar, bar bar, baar baar, kitni baar, बार, बार बार, कितनी बार
count counted: ginti, गिनती, gine, gina, गिने, गिना, gine jate, गिने जाते
separate: akela, akele, अकेला, अकेले, alone
limit: had, हद
raise more: badhana, badhane, badhega, बढ़ाना, बढ़ेगा, increase, badh gaya, बढ़ गया
give back return: lautana, lautane, लौटाना, लौटाए
wrong mistake: gadbad, गड़बड़
trouble problem: pareshani, dikkat, samasya, परेशानी, दिक्कत, समस्या, problem, issue, pareshan, mushkil, मुश्किल
must compulsory: majburi, मजबूरी, anivarya, अनिवार्य
consent agree: raazi, razi, राज़ी
court: kaid, jail, कैद, जेल, saza, prosecution
inspection officer: chhapa, chapa, छापा, raid
hearing: sunvai, sunwai, सुनवाई
landlord: makaanmalik, makan malik, मकान मालिक
tenant: kirayedar, kirayadar, किरायेदार
jewellery: jewar, zewar, ज़ेवर, gehne, गहने, gehna
silver: chandi, चांदी
footwear: joota, jute, joote, जूता, जूते, chappal, चप्पल, shoes, shoe
clothes: kapda, kapde, कपड़ा, कपड़े, garments
sweetmeats: mithai, मिठाई
medicine: dawa, dawai, दवा, दवाई
job employment: rozgar, rojgar, रोज़गार
leave: avkash, अवकाश
doctor treatment: ilaaj, ilaj, इलाज
thumb: angutha, अंगूठा
seal stamp: mohar, मोहर, thappa
steps process how: prakriya, प्रक्रिया, tareeka, tarika, तरीका, kadam, कदम
help: sahayata, sahayta, सहायता, madad, मदद
advance: agrim, aagrim, अग्रिम
permanent: sthayi, स्थायी
temporary: asthayi, अस्थायी
fixed agreed: nishchit, निश्चित, tay, तय
city: shahar, sheher, शहर
village district: gaon, gram, गांव, zila, jila, ज़िला
message: sandesh, संदेश, msg, sms
resident: niwasi, nivasi, निवासी
advice consult: salah, सलाह
gst register: gst lena, gst lene, gst le, gst lu, gst liya, gst lagwana, जीएसटी लेना, जीएसटी नंबर लेना, gst number lena
business own: khud ka dhanda, khud ka kaam, apna kaam, apna dhanda, खुद का धंधा, अपना काम, self employed, khud ka business
-: buddy, guys, folks, tomorrow, yesterday, fortnight, basically, suppose, wondering, wonder, heard, somebody, someone, everybody, anyone, honestly, anyway, curious
leave termination: sacked, fired, laid off, layoff, terminated
employer: boss, bosses
parent: mum
accountant: bookkeeper
employee: staffer, staffers
freelancer professional: gig, gig worker, blogger, youtuber, influencer, creator
shop trader: reseller, wholesaler, kiosk, boutique, bakery, tailor
company begin: startup, start up, cofounder, co-founder
loan: borrower, borrowed, borrow
house property: apartment, villa
pay take home: takehome, take-home, in hand
pay rise: hike, increment, appraisal, salary hike
late: overdue
expired: lapsed
differences: mismatch, mismatched, not matching, does not match
due date: lastdate
half year: biannual, half yearly
account sign: signup, sign up
missing late return: nahi bhara, nahi bhari, nahi bhare, nahin bhara, return nahi bhara, return nahi bhare, नहीं भरा, नहीं भरी, नहीं भरे, रिटर्न नहीं भरा, not filed, didn't file, did not file, never filed
unpaid late payment: nahi chukaya, nahi diya, paisa nahi diya, paise nahi diye, payment nahi kiya, जमा नहीं किया, नहीं दिया, नहीं चुकाया, didn't pay, did not pay, not paid
withhold refuse: rok sakte, roki ja sakti, roka ja sakta, रोकी जा सकती, रोका जा सकता, रोक सकते, hold back, hold, stop payment
dismissed termination: beech me nikala, nikal diya, निकाल दिया, नौकरी से निकाला
continue stays end: chalega, chalta rahega, चलेगा, चलता रहेगा, jari rahega, जारी रहेगा, will it continue
extra past months: atirikt, अतिरिक्त, extra paisa, extra charge
need papers: kya chahiye, kya kya chahiye, क्या चाहिए, क्या क्या चाहिए, what do you need, what you need
behind pending: peeche, piche, पीछे, पिछड़, backlog
must show fields: kya likhna, kya kya likhna, kya likha hona, क्या लिखना, क्या लिखा होना, क्या-क्या लिखा
income abroad: bharat ke bahar, भारत के बाहर, outside india
combined together both: dono, दोनों, both
transport goods carriages truck: runs a truck, truck chalata, own a truck, trucks, lorries, tempo, टेंपो
included not included: not part of, shamil nahi, शामिल नहीं, excluded, part of package
valid: illegal, invalid
back registration: restart, revive, revived, reactivate
member general meeting: shareholder, shareholders
director: ceo, managing director
copy: xerox
cost: costly, expensive, pricey
monthly plan: subscription
family: widow, widower
abroad: usa, dollar, dollars, foreign client
limit: upto, up to
refund: reimburse, reimbursed, reimbursement
blocked: stuck, held up
tenant: roommate, flatmate, flat mate
intern trainee: trainee, trainees
certificate statement: affidavit
`
  .trim()
  .split('\n')
  .map((line) => {
    const [meaning = '', spellings = ''] = line.split(': ')
    return [meaning === '-' ? '' : meaning, spellings] as const
  })
