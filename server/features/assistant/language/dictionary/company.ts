/** Forms of a business and what a company does: see `dictionary.ts`. */
export const companyWords = `
company: कंपनी
proprietor: मालिकाना, एकल स्वामित्व, sole owner, प्रोपराइटर
partner: साथी, हिस्सेदार, पार्टनर
investor: निवेशक, investor, funding, investment le, निवेश लेना
shares staff: esop, employee stock
convert changing later carried over: बदलकर, convert, conversion, में बदल, upgrade, बाद में कंपनी, baad me company
form proprietorship llp company: रूप, business type, entity, structure
one person company: एक व्यक्ति कंपनी, opc
director: निदेशक
meeting: बैठक, मीटिंग, sabha, सभा
general meeting members: आम बैठक, सालाना बैठक, shareholders meeting, agm
quorum: कोरम
minutes: कार्यवृत्त, मिनट्स
days notice: नोटिस कितने दिन
first board meeting: पहली बोर्ड बैठक
disqualified: अयोग्य, disqualify, disqualification
registrar: रजिस्ट्रार, roc, mca
strike off: बंद कराना, close company
small company: छोटी कंपनी
auditor: ऑडिटर
audit: ऑडिट, जांच
signature: दस्तखत, हस्ताक्षर, digital signature, dsc
capital: पूंजी, capital
corporate company: कॉर्पोरेट
manager: मैनेजर, प्रबंधक
deed: विलेख, डीड
appoint: नियुक्त
trust: ट्रस्ट, न्यास
resolution: प्रस्ताव, रेजोल्यूशन, रेज़ोल्यूशन, संकल्प
checklist: चेकलिस्ट, जांच सूची
depreciation: मूल्यह्रास, घिसावट, डेप्रिसिएशन
risk: जोखिम, रिस्क
joint: संयुक्त
subsidiary: सहायक कंपनी
negligence: लापरवाही
valuation: मूल्यांकन
director kyc: डायरेक्टर केवाईसी
interest-free loan director: डायरेक्टर से लोन
verbal agreement: जुबानी
digital signature expire: dsc expire
udyam msme: उद्यम
incorporation: निगमन, company banana, company kholna, कंपनी खोलना, कंपनी बनाना
`
