/**
 * How people ask the assistant for what a section says, where its own words are others: `address: words`. They are added
 * to what the index knows of the section, and are never shown. A part that shares its address with others is named by the
 * beginning of its heading after `~`. The build fails if the site has no such part.
 */
export const askedAs: readonly (readonly [address: string, words: string])[] = `
/resources/advance-tax-freelancers-small-firms#why-there-is-such-a-thing: change revise estimate lower higher later why advance tax wrong guess
/resources/advance-tax-freelancers-small-firms#who-pays-and-who-does-not: how much tax from which amount when must i who must pay advance tax liable limit senior citizen pensioner exempt freelancer employee tds already deducted compulsory needed
/resources/advance-tax-freelancers-small-firms#the-four-dates: when instalment due date percent share first second third fourth last paid after 15 march
/resources/advance-tax-freelancers-small-firms#one-date-for-presumptive-profits: presumptive 44ad 44ada one time single date turnover limit business profession 8 6 50 percent cash leave scheme declare less
/resources/advance-tax-freelancers-small-firms#what-falling-short-costs: interest penalty missed late unpaid short instalment not paid by 31 march 1 april 234b 234c capital gain winnings no interest
/resources/advance-tax-freelancers-small-firms#how-to-estimate-without-much-trouble: how to calculate estimate income year expenses tds credit
/resources/advance-tax-freelancers-small-firms#what-goes-wrong: mistake gst counted as income wrong year challan
/resources/books-to-keep-and-how-long#the-books-you-need: which books registers shop must maintain kinds list of account books ledger journal
/resources/books-to-keep-and-how-long#who-is-obliged: who must maintain books compulsory income turnover limit doctor lawyer individual presumptive needed
/resources/books-to-keep-and-how-long#how-long: how many years keep preserve store records documents old papers throw away destroy llp company gst income tax dispute notice
/resources/books-to-keep-and-how-long#may-it-be-digital: digital computer photo scan picture bills soft copy paper original backup software log thermal bills fade enough allowed
/resources/books-to-keep-and-how-long#limits-on-cash: cash limit payment per day receive accept take give loan deposit penalty expense disallowed customer supplier 10000 20000 2 lakh not allowed happens
/resources/books-to-keep-and-how-long#a-worked-example-the-evening-count: count cash every evening shortage short less difference write upi receipts bank book where record daily
/resources/books-to-keep-and-how-long#what-goes-wrong: negative minus cash balance problem same one bank account household home personal business shop gaps invoice numbers stock estimated password accountant leaves mistake
/resources/books-to-keep-and-how-long#what-to-do-now: books behind what to do folder
/resources/cgst-sgst-or-igst#article: which tax same state other state igst cgst sgst difference
/resources/cgst-sgst-or-igst#why-the-split-matters: why union territory utgst import export sez special economic zone inter-state government gets
/resources/cgst-sgst-or-igst#a-worked-example: goods sent delivered to another state maharashtra bengaluru invoice example
/resources/cgst-sgst-or-igst#where-goods-are-supplied: place of supply goods customer takes away counter carries home visitor other state unregistered buyer bill to ship to installed delivery address
/resources/cgst-sgst-or-igst#where-services-are-supplied: place of supply services hotel other state credit gym salon parlour restaurant event training architect client abroad foreign export service zero gst charged lut exporter
/resources/cgst-sgst-or-igst#how-to-read-an-invoice-in-a-minute: check invoice bill gstin digits hsn code digits how many e-invoice qr code rates today 12 28 percent old
/resources/cgst-sgst-or-igst#when-the-wrong-head-was-charged: wrong tax charged by mistake igst in place of cgst correct amend refund cancel invoice set off pay sgst with cgst
/resources/cgst-sgst-or-igst#what-goes-wrong: mistake billing address branch wrong gstin typed
/resources/composition-scheme-or-regular-gst#article: which is better composition regular when choose deadline opt next year
/resources/composition-scheme-or-regular-gst#who-may-use-it: eligible turnover limit trader manufacturer restaurant service provider who can take limit north east two registrations same pan
/resources/composition-scheme-or-regular-gst#who-may-not: not eligible cannot take interstate sale liquor petrol ice cream pan masala tobacco online platform makers allowed buy from other states
/resources/composition-scheme-or-regular-gst#what-it-costs: tax rate percent trader manufacturer restaurant services collect tax from customer on bill input credit not allowed reverse charge
/resources/composition-scheme-or-regular-gst#how-it-is-run: returns quarterly cmp-08 gstr-4 due dates late fee signboard board bill words written interest
/resources/composition-scheme-or-regular-gst#moving-in-and-out: change switch to regular leave exit cross limit turnover stock credit claim days tell portal join enter
/resources/composition-scheme-or-regular-gst#what-goes-wrong: mistake courier parcel other state tax on bill upi sales turnover two shops one pan rent reverse charge
/resources/dpdp-act-small-business#article: who must follow data law small shop clinic main duties when begin
/resources/dpdp-act-small-business#when-it-applies: applies small business turnover employees limit exempt when start date paper diary
/resources/dpdp-act-small-business#what-you-hold-a-list-comes-first: list of data how long keep camera cctv recording days job applications whatsapp offers numbers greetings
/resources/dpdp-act-small-business#the-notice: notice contents language consent children minors parents ticked box marketing message permission customers number offers
/resources/dpdp-act-small-business#rights-and-how-to-answer: customer asks delete erase correct data reply days complaint rights
/resources/dpdp-act-small-business#safety-in-proportion: security password protect data backup encrypted measures aadhaar chat group contract vendor
/resources/dpdp-act-small-business#if-something-leaks: data breach leak stolen laptop hacked what to do report board hours tell customers
/resources/dpdp-act-small-business#what-it-can-cost: penalty fine maximum crore security not kept leak not reported children data law
/resources/dpdp-act-small-business#what-goes-wrong: mistake aadhaar copies camera policy copied
/resources/gratuity-labour-codes#article: what changed new rule gratuity fixed term five years
/resources/gratuity-labour-codes#who-owes-it: gratuity compulsory small firm number of employees less than ten six applicable covered must employer shop office
/resources/gratuity-labour-codes#after-how-long: minimum years service eligible resign four years eight months 240 days death fixed term contract job left before five years get
/resources/gratuity-labour-codes#the-formula: formula calculate how rounding months count part of year seven months maximum limit most amount
/resources/gratuity-labour-codes#what-the-wage-is: which salary basic gross half wages counted allowance
/resources/gratuity-labour-codes#four-people: example fixed term died resigned
/resources/gratuity-labour-codes#what-of-it-is-taxed: tax free limit exempt gratuity taxable how much tax on gratuity
/resources/gratuity-labour-codes#how-to-pay-it: when pay days after leaving late delay interest who gets death nominee withhold refuse deduct employer does not pay laptop
/resources/gratuity-labour-codes#what-to-set-aside: provision every month aside monthly cost reserve insurance group policy save
/resources/gratuity-labour-codes#insurance-in-karnataka: insurance compulsory karnataka policy register
/resources/gratuity-labour-codes#what-goes-wrong: mistake ctc includes gratuity break in service late payment
/resources/gst-registration-when-and-how#article: when compulsory limit turnover days to apply fee free
/resources/gst-registration-when-and-how#the-limits: limit threshold turnover goods services states manipur nagaland telangana kerala north east 20 40 10 lakh
/resources/gst-registration-when-and-how#what-counts-as-turnover: count included exempt sales milk exports rent two businesses one pan aggregate
/resources/gst-registration-when-and-how#who-must-register-from-the-first-rupee: compulsory without limit other state sale interstate online amazon flipkart marketplace seller agent casual fair stall reverse charge exempt goods only no registration needed designer services to other state
/resources/gst-registration-when-and-how#a-worked-example: late registration penalty tax from pocket exempt counted crossed limit
/resources/gst-registration-when-and-how#how-to-apply: steps apply online portal documents rent agreement shop rented electricity photo aadhaar biometric days granted officer query question reply rejected late applied loss delay visit
/resources/gst-registration-when-and-how#should-you-register-before-you-must: voluntary registration benefits disadvantages below limit
/resources/gst-registration-when-and-how#after-the-number-has-come: after getting gstin number what to do display board invoice bank account first return
/resources/gstr-1-gstr-3b-dates-late-fee#two-returns-two-purposes: difference between gstr-1 and gstr-3b what is which
/resources/gstr-1-gstr-3b-dates-late-fee#the-dates: due dates monthly quarterly when file
/resources/gstr-1-gstr-3b-dates-late-fee#what-a-late-return-costs: late fee per day maximum nil interest
/resources/gstr-1-gstr-3b-dates-late-fee#what-else-stops: not filed consequences e-way bill blocked cancel registration next return customers credit
/resources/gstr-1-gstr-3b-dates-late-fee#the-date-that-costs-most: input credit last date claim old invoices
/resources/hra-and-rent#the-three-limits: hra how much exempt cities 50 percent 40 percent pune bengaluru hyderabad which salary
/resources/hra-and-rent#first-ask-whether-you-want-the-old-regime: hra new regime worth old regime break even
/resources/hra-and-rent#if-you-run-your-own-business: self employed no hra rent deduction 80gg 134 proprietor partner director of own company salary office rent expense
/resources/hra-and-rent#papers-that-hold: proof receipts rent agreement landlord pan when needed cash rent
/resources/hra-and-rent#renting-from-your-parents: rent to father mother parents wife husband spouse own house allowed claim relative
/resources/hra-and-rent#tax-that-the-tenant-must-deduct: tenant deduct tds rent above 50000 month 2 percent individual gst on rent shop reverse charge
/resources/hra-and-rent#what-goes-wrong: mistake flatmates share flat both claim receipts same pen
/resources/income-tax-act-2025-tax-year#article: new income tax act when came into force start applies what changed
/resources/income-tax-act-2025-tax-year#one-year-instead-of-two: what is tax year assessment year previous year meaning difference financial year 2026-27 confusion
/resources/income-tax-act-2025-tax-year#which-act-for-which-paper: which act applies old year notice return belated losses carried forward tds
/resources/income-tax-act-2025-tax-year#the-section-numbers-you-will-meet: new section number old section 80c 80d 87a 44ad 115bac 194c 194j 192 139 replaced
/resources/income-tax-act-2025-tax-year#forms: new form number old form 16 16a 26as 24q 26q 3cd 27eq 26qb called now
/resources/income-tax-act-2025-tax-year#what-did-not-change: same slabs rebate rates tcs liquor scrap tour unchanged
/resources/income-tax-act-2025-tax-year#dates-that-are-new: itr due date 31 july 31 august revised return fee last date
/resources/income-tax-act-2025-tax-year#what-goes-wrong: mistake wrong year on challan assessment year old section defective
/resources/new-or-old-tax-regime#article: which regime better default income without tax no tax up to
/resources/new-or-old-tax-regime#the-two-sets-of-slabs: slab rates senior 60 80 nil tax free limit income cess surcharge
/resources/new-or-old-tax-regime#the-rebate-and-what-happens-just-above-it: rebate 12 lakh marginal relief no tax income up to zero tax 87a 5 lakh
/resources/new-or-old-tax-regime#what-you-give-up-in-the-new-regime: deductions not allowed available new regime 80c 80d home loan hra nps lic insurance parents standard deduction limit
/resources/new-or-old-tax-regime#how-many-deductions-the-old-regime-needs: break even salary 15 18 24 lakh how much deduction old better
/resources/new-or-old-tax-regime#who-may-switch-and-when: change every year switch back once business salaried form last date choose again option employer tell
/resources/new-or-old-tax-regime#what-goes-wrong: mistake late return old regime lost policy in march
/resources/pf-esi-first-employee#article: one employee pf esi first staff
/resources/pf-esi-first-employee#what-begins-when: number of employees ten twenty pf esi gratuity professional tax welfare fund count part-time probation contractor staff shop establishment registration days labour fund amount letter
/resources/pf-esi-first-employee#what-pf-and-esi-cost: contribution share employer employee percent salary limit ceiling 21000 15000
/resources/pf-esi-first-employee#what-are-wages: basic half of salary allowances structure wages meaning
/resources/pf-esi-first-employee#the-month-of-an-employer: salary date pay by 7th wages deadline last wages left resign leaves job employee two days full final pf esi deposit monthly dates final settlement
/resources/pf-esi-first-employee#how-to-begin: hire first employee papers documents steps letter uan register
/resources/pf-esi-first-employee#what-goes-wrong: mistake consultant tenth employee pay rise esi accident late deposit employer share deducted from salary
/resources/private-company-compliance-calendar#once-in-the-first-year: new company first board meeting auditor appoint share certificates inc-20a commencement first agm days
/resources/private-company-compliance-calendar#the-year-of-the-company: yearly filings dates agm aoc-4 mgt-7 adt-1 dpt-3 msme-1 kyc director years
/resources/private-company-compliance-calendar#the-dates-that-return: monthly dates tds gst pf
/resources/private-company-compliance-calendar#board-meetings: how many board meetings gap days between two notice quorum minutes small company definition capital turnover limit
/resources/private-company-compliance-calendar#a-worked-example-what-waiting-costs: late filing fee per day three years not filed directors disqualified penalty aoc-4
/resources/private-company-compliance-calendar#what-goes-wrong: mistake dsc expired auditor five years director loan registered office moved
/resources/proprietorship-llp-or-company#article: which form choose start business better
/resources/proprietorship-llp-or-company#the-three-side-by-side: difference compare llp company proprietorship partnership liability owners audit compulsory opc one person company investors
/resources/proprietorship-llp-or-company#what-the-tax-is: tax rate llp firm company proprietor percent
/resources/proprietorship-llp-or-company#what-each-form-asks-of-you-in-a-year: yearly compliance form 11 form 8 llp due filings first auditor
/resources/proprietorship-llp-or-company#reasons-that-decide: when choose company llp investor funding
/resources/proprietorship-llp-or-company#changing-later: convert proprietorship to company llp later change upgrade new pan gstin
/resources/proprietorship-llp-or-company#what-goes-wrong: mistake director loan money from company account silent partner idle company
/resources/proprietorship-llp-or-company#what-to-do-now: separate bank account business first day
/resources/tds-small-business#article: who must deduct tds small business turnover proprietor limit
/resources/tds-small-business#are-you-a-deductor: who must deduct tan number what is needed proprietor individual turnover compulsory
/resources/tds-small-business#what-is-deducted-and-from-which-amount-on: tds rate limit threshold rent contractor professional fees commission interest goods machine partner director lawyer
/resources/tds-small-business#above-means-above: exactly 50000 limit crossed earlier payments
/resources/tds-small-business#without-a-pan: no pan not given landlord vendor higher rate 20 percent
/resources/tds-small-business#the-dates: deposit date statement certificate form 16a 131 issue when give due date 15 days
/resources/tds-small-business#what-a-mistake-costs: interest penalty late not deducted not deposited deducted but not paid 1.5 percent 200 per day expense disallowed 30 percent consequences return late
/resources/tds-small-business#if-you-are-an-individual-below-the-limits: individual salaried rent property house flat bought contractor challan form 141 26qb 26qc without tan
/resources/tds-small-business#what-goes-wrong: mistake each bill below limit provision booked partner salary
/services/bookkeeping#questions~Who owns: move change accountant take books data get my accounts file leave
/services/bookkeeping#questions~My books: behind backlog years pending old accounts
/services/bookkeeping#questions~Can I see: view statements portal any time
/services/bookkeeping#papers: documents send bills bank statement password stock
/services/bookkeeping#steps: how works when monthly report profit
/services/bookkeeping#suits: who should take
/services/business-registration#done: included trademark trade mark fssai licence partnership deed udyam stamp duty extra separate
/services/business-registration#questions~How long: time days company llp register
/services/business-registration#questions~Do I need GST: gst first day new business
/services/business-registration#questions~What is due: after registration compliance
/services/corporate-tax#done: statutory auditor audit of company whose books you keep included transfer pricing
/services/corporate-tax#questions~We did no business: no business no work dormant zero turnover still file return
/services/corporate-tax#questions~What happens if: late aoc-4 mgt-7 fee per day
/services/gst-filing#done: included refund appeal audit returns cancellation amendments
/services/gst-filing#questions~Monthly or quarterly: qrmp pmt-06 form quarterly monthly tax iff returns saved
/services/gst-filing#questions~My supplier: supplier not uploaded invoice gstr-1 missing credit lost
/services/gst-filing#questions~What does it cost to file late: late fee
/services/gst-filing#steps: how long gstin days process
/services/payroll-hr#done: included bank file salary transfer payment hiring who pays salaries
/services/payroll-hr#papers: attendance when send documents payroll start employee list
/services/payroll-hr#steps: attendance 25th draft payroll days process
/services/tax-filing#papers: documents itr salaried form 16 pan aadhaar linked bank statement
/services/tax-filing#done: included notice reply itr form refund appeal
/services/tax-filing#fee: how many days to file itr how long cost charge
/services/tax-filing#questions~Will you see: password portal login
/services/tax-filing#questions~I missed: missed due date late belated return
/services/tax-filing#questions~I have a job: salaried employee job advance tax
/pricing#questions~When do I pay: fees when given before after work payment card upi mode half
/pricing#questions~What if my work: more invoices extra exceed plan outgrow
/pricing#questions~Can I stop: stop cancel close leave midway plan notice refund money back discontinue
/pricing#questions~Does a fee: percent of tax saved
/pricing#questions~What does “from”: from meaning lowest fee
/pricing#questions~Is the first talk: free first meeting consultation minutes
/pricing#gst~GST on our fees: fees include gst inclusive exclusive extra tax on fee
/pricing#plans: yearly discount free month advance pay whole year upfront
/schedule-meeting#about: bring prepare ready documents first meeting free cost minutes who meet online office
/schedule-meeting#questions~Can I move: change reschedule cancel time later meeting appointment
/schedule-meeting#questions~Why is a day: busy day
/schedule-meeting#questions~I am not in India: time zone abroad nri
/notices#first: real fake genuine notice check din before paying link
/business-templates/board-resolution#rule: law minutes days signed board resolution law
/business-templates/cash-book#rule: cash book how long kept
/business-templates/gst-invoice#rule: invoice copies how many what must show fields law triplicate
/business-templates/offer-letter#rule: appointment letter compulsory notice period days clause competitor joining bar valid law
/business-templates/payslip#rule: compulsory law every employee needed
/business-templates/purchase-order#rule: msme supplier payment days 45 micro small enterprise pay within
/business-templates/quotation#rule: withdraw quotation offer back
/business-templates/receipt#rule: revenue stamp amount receipt advance voucher
/business-templates/rent-agreement-checklist#rule: lease registered compulsory years 11 months notice end tenant landlord shop
/business-templates/salary-register#rule: compulsory law needed
/business-templates/bill-of-supply: composition exempt bill without tax
/tools/advance-tax#how-it-is-calculated: interest percent dates presumptive shortfall
/tools/capital-gains#how-it-is-calculated: holding period months long-term short-term tax rate shares bitcoin crypto property gold loss carry forward years set off indexation
/tools/capital-gains#limits: reinvest house bonds exemption unlisted gold agricultural land
/tools/emi#how-it-is-calculated: prepayment extra payment early shorter loan interest first years
/tools/gratuity#limits: 240 days four years
/tools/gst-late-fee#how-it-is-calculated: late fee days counted interest cash
/tools/gst-late-fee#who-it-is-for: late fee added next return interest declare
/tools/gstin-pan#how-it-is-checked: check gstin pan valid digits format fake real
/tools/gstin-pan#limits: is gstin active real whose
/tools/hra#who-it-is-for: hra new regime employees
/tools/income-tax#limits: not covered special rates agricultural dividend
/tools/presumptive#who-it-is-for: turnover limit shop trader doctor lawyer truck llp company allowed 8 6 percent scheme
/tools/presumptive#how-it-is-calculated: profit percent 6 8 50 truck goods vehicle per month declare less audit books
/tools/salary#how-it-is-calculated: take home ctc in hand deductions basic half
/tools/salary#limits: bonus overtime not covered edli charges
/tools/tax-due#how-it-is-calculated: return late interest penalty fee 1 percent month itr after due date belated refund interest
/tools/tax-due#tables: late return interest fee income tax itr after due date income above 5 lakh how much late fee maximum
/tools/tds#tables: lottery horse game cash withdrawal bank crypto dividend insurance mutual fund property scrap tcs rate limit
/tools/tds#how-it-is-calculated: no pan higher rate yearly limit crossed
/tools/tds-interest#how-it-is-calculated: interest tds late deposit deducted not paid 1.5 percent months counted
/virtual-assistant-info#typed: chat stored closed tab privacy question
/virtual-assistant-info#can: what can you do assistant bot
/virtual-assistant-info#questions~In which: hindi english hinglish language
/virtual-assistant-info#questions~May I rely: trust correct answers
/privacy-policy#what~Questions to the assistant: chat close tab stored assistant conversation
/#about~How we began: since which year started founded old firm established
/#about~Our story: clients years experience how many
/#contact~Office Location: address where parking landmark
/#contact~Business Hours: open closed timing sunday saturday hours
/#contact~Quick Response: reply message enquiry sunday how soon how much time answer hours
/#contact~Calls and languages: language speak kannada hindi
/#our-team~Lalitha: income tax audit who signs partner
/#our-team~Imran: gst expert who
/#our-team~Meera: payroll books who
/#our-team~Farida: company complaints grievance officer who
/terms-of-service#no-engagement: when become client
/terms-of-service#law: court city dispute jurisdiction
/terms-of-service#templates: template liability see data
/disclaimer#mistakes: error wrong on page report
/disclaimer#calculators: calculator wrong differ reliable
/careers#openings~Openings: salary pay offered job vacancy last date apply
/#contact~Office Location: where is exactly located located full address pin code area map reach come visit office place directions
/#contact~Business Hours: what time when open till christmas diwali holiday
/#contact~Calls and languages: call talk phone tamil urdu telugu speak in which language
/#contact~Send Us a Message: contact write message form enquiry
/#contact~How we use what you send: message data used stored form
/#contact~Need urgent help?: urgent immediately emergency phone call whatsapp same day
/careers#nothing-fits: no vacancy suits open application send cv resume mail keep for future later without opening
/careers#how-we-hire: hiring process rounds test interview how long answer reply after applying selected rejected days
/careers#why: why join work culture overtime saturday season hours leave
/careers#training: articleship article intern internship student months industrial training
/careers/gst-associate#must: experience years qualification needed required eligibility fresher skills
/careers/gst-associate#comes: salary pay leave benefits insurance offer
/careers/gst-associate#hard: hard difficult bad side late hours
/careers/gst-associate#steps: after apply interview test answer reply how many days
/careers/accountant#must: experience years qualification needed required eligibility fresher skills tally
/careers/accountant#comes: salary pay leave benefits insurance offer
/careers/accountant#steps: after apply interview test answer reply how many days
/careers/front-end-developer#must: experience years qualification needed required eligibility skills portfolio
/careers/front-end-developer#comes: salary pay leave benefits remote home offer
/careers/front-end-developer#steps: after apply interview test answer reply how many days
/careers/payroll-executive#must: experience years qualification needed required eligibility fresher skills
/careers/payroll-executive#comes: salary pay leave benefits insurance offer
/careers/payroll-executive#steps: after apply interview test answer reply how many days
/careers/articled-assistant#must: qualification needed intermediate group eligibility marks
/careers/articled-assistant#in-short: articleship milegi stipend first year second year how much
/careers/articled-assistant#comes: stipend pay leave exam study
/careers/articled-assistant#steps: after apply interview test answer reply how many days
/compliance-disclosure#no-guarantee: guarantee promise refund sure result outcome certain percent of tax saved success fee
/compliance-disclosure#firm: registered firm number registration icai frn genuine legal status
/compliance-disclosure#people: who signs audit report certificate member number
/compliance-disclosure#testimonials: reviews ratings clients say testimonials
/compliance-disclosure#independence: independent commission referral sell insurance mutual fund products audit own books
/compliance-disclosure#grievance: complain complaint unhappy not satisfied grievance whom days
/cookie-policy#in-short: cookie cookies set without sign in login browse visit advertising track tracking banner
/cookie-policy#what: cookie name purpose how long stored browser local storage
/cookie-policy#kinds: necessary optional analytics cookies
/cookie-policy#change: change choice withdraw cookie consent settings refuse reject
/cookie-policy#remove: clear delete cookies browser remove
/disclaimer#due-dates: rely trust due date list correct extended extension last day holiday weekend changed
/disclaimer#kinds: rely trust articles templates tools pages advice how far
/disclaimer#confirm: what does confirm before filing mean mark
/disclaimer#ask: when ask a person professional instead of reading
/pricing#questions~When do I pay: fees when given before after work credit card debit card cash cheque upi bank transfer advance instalment pay fees how payment mode accept
/pricing#questions~Can I stop: terminate end contract how many days notice before month stop midway lock in
/pricing#questions~Does a fee depend: save more tax higher fee commission share of refund
/pricing#questions~Is the first talk: talk call chargeable bill later charge
/pricing#questions~What does “from” mean: fee more than written extra starting price final
/pricing#questions~What if my work outgrows: more transactions bills increase upgrade
/pricing#gst: gst included extra on top of fees website 18 percent plus
/pricing#plans: whole year at once together discount pay yearly save
/pricing#payroll-hr~Payroll up to 10: ten people employees salary work small team payroll fee
/pricing#payroll-hr~Payroll up to 50: twenty thirty forty fifty people employees payroll fee
/pricing#tax-filing~Individual return: salary salaried person simple itr fd interest pension one house return fee
/pricing#tax-filing~Business return: shop freelancer business profession capital gains return fee
/pricing#gst-filing~Monthly returns: monthly gst return invoices a month fee
/pricing#gst-filing~GST registration: new gst number registration fee
/pricing#bookkeeping~Books, small: entries a month accounts writing small shop fee
/pricing#bookkeeping~Books, growing: entries a month accounts more fee
/pricing#corporate-tax~Tax audit: audit fee turnover
/privacy-policy#how-long: how long data kept stored years delete after
/privacy-policy#who-sees: who can see my data information details who sees shared third party sell data outside india servers where
/privacy-policy#withdraw: withdraw consent take back stop messages unsubscribe
/privacy-policy#rights: copy of my data correct delete erase rights
/privacy-policy#security: safe secure encryption password protect
/privacy-policy#children: child minor under 18 age
/privacy-policy#what~Tools: typed in tool calculator figures sent to you server browser stays
/privacy-policy#what~Page views: analytics track visitors google ip
/privacy-policy#what~An application: cv resume job application kept
/privacy-policy#what~Booking: meeting booking phone number kept
/schedule-meeting#about: video call online phone in person who bring documents parents charge bill how long meet
/schedule-meeting#questions~Can I move: another day shift postpone late missed
/schedule-meeting#questions~The time I need: evening sunday night no time available
/services/gst-filing#questions~I sell from Karnataka: igst cgst sgst which tax selling to other state maharashtra pune bangalore
/services/gst-filing#fee: how much cost days gstin take charge
/services/tax-filing#questions~I missed: return date gone passed forgot what to do now belated
/services/tax-filing#questions~Will you see: share login otp password give
/terms-of-service#no-engagement: message enquiry make me client form sending become engagement letter
/terms-of-service#fees: prices final fees on site binding quotation gst
/terms-of-service#enquiries: enquiry meeting obligation bound no show
/terms-of-service#portal: log in login who can brother family member staff use one person portal account share password upload
/terms-of-service#use: copy use content scrape link
/terms-of-service#liability: responsible loss damage wrong penalty pay
/terms-of-service#availability: site down not working maintenance
/virtual-assistant-info#cannot: file pay sign submit return for me instead of me do it
/virtual-assistant-info#questions~Will it replace: replace ca accountant human file my return
/virtual-assistant-info#questions~Will I always know: robot human person ai talking
/virtual-assistant-info#typed: saved save chat messages record keep read what i type tool
/#our-team~Imran Qureshi: handles gst work in charge head manager
/#our-team~Lalitha Hegde: handles income tax work in charge head
/#our-team~Meera Iyer: handles salary bookkeeping work in charge head
/#our-team~Farida Sheikh: handles company registrar work in charge head
/#due-next~Due next: what is due next coming dates this month
/#features~Timely Service: remind reminder before due date alert
/#features~Data Confidentiality: who opened my papers secret confidential safe
/#features~Personalized Service: one accountant same person for me
/#services~Signed by name: who checks and signs work qualified
/#services~Working shown: show how figure calculated working
/compliance-disclosure#firm: your gstin pan registration number firm number icai constitution partnership since when established legal name
/compliance-disclosure#people: who signs tax audit report certificate udin membership number partner manager
/compliance-disclosure#claims: proof of 3000 clients 98 percent success rate rating true claim how counted satisfaction
/compliance-disclosure#testimonials: reviews testimonials real stars paid for
/compliance-disclosure#institute: icai advertisement rules code of ethics website allowed
/compliance-disclosure#accessibility: accessible blind screen reader disabled keyboard
/compliance-disclosure#data: keep papers secret confidential after work ended
/cookie-policy#in-short: do you use cookies track me visitor other company google analytics
/cookie-policy#kinds: necessary analytics cookie kinds
/cookie-policy#what: list of cookies stored browser which names how long
/cookie-policy#global-privacy-control: gpc do not track signal
/disclaimer#in-short: is this advice general information rely
/disclaimer#kinds: can i use tool figure to file template for dispute good for
/terms-of-service#about: what terms cover website
/terms-of-service#information: rely on pages advice
/terms-of-service#rights: copyright who owns name logo mark copy content
/terms-of-service#use: allowed to use templates tools in my business without naming you copy quote
/terms-of-service#links: other sites links responsible
/terms-of-service#portal: share login password account portal who can use
/privacy-policy#in-short: is my data safe sold shared advertisers tell who we are number given to others marketing
/privacy-policy#who: who is responsible data fiduciary
/privacy-policy#who-sees: who sees my data share sell number advertisers other company third party marketing
/privacy-policy#what~The form: enquiry form message data collected
/privacy-policy#what~The newsletter: newsletter subscribe email
/privacy-policy#what~The feedback: feedback rating anonymous
/privacy-policy#what~Your account: account password login stored passkey sign-in
/privacy-policy#what~The client portal: portal documents notes tasks comments stored who sees
/privacy-policy#what~Every request: log ip address network kept
/privacy-policy#what~Tools: what i type in tools calculators templates salary sent to you server stored offline browser
/privacy-policy#complain: not satisfied complain data protection board
/privacy-policy#breach: my data lost leaked from you tell us hours
/privacy-policy#languages: privacy notice in hindi kannada my language
/privacy-policy#rights: see my data correct erase delete my data whom to write nominate
/privacy-policy#contact: where to write privacy grievance officer address email
/virtual-assistant-info#cannot: can you see my papers returns file pay sign change browse internet look up
/virtual-assistant-info#sources: where does answer come from source citation law section
/virtual-assistant-info#person: what it does not answer person notice own case two countries
/virtual-assistant-info#questions~Will it replace: replace my ca accountant
/virtual-assistant-info#questions~Will I always: talking to human real person robot ai
/careers/accountant#in-short: part time accountant salary pay hours work from home places last date apply
/careers/accountant#work: part time accountant duties job what will i do
/careers/articled-assistant#work: articleship what will i do audit rotation departments
/careers/articled-assistant#in-short: articleship stipend pay places last date apply
/careers/articled-assistant#hard: dull vouching hard
/careers/audit-trainee#in-short: internship intern stipend pay places last date months
/careers/audit-trainee#must: intern eligibility b.com year ca foundation
/careers/audit-trainee: intern internship next when open apply
/careers/front-end-developer#in-short: developer salary pay remote work from home days last date
/careers/front-end-developer#work: developer job duties react typescript
/careers/gst-associate#in-short: gst associate salary range pay work from home places last date
/careers/gst-associate#work: gst associate duties what will i do
/careers/payroll-executive#in-short: payroll executive salary range pay work from home days places last date
/careers/payroll-executive#work: payroll executive duties what will i do
/pricing#tax-filing~Individual return: itr fee salaried individual return charge
/pricing#tax-filing~Business return: itr fee business proprietor professional charge
/pricing#gst-filing~Quarterly returns: qrmp quarterly gst return fee charge
/pricing#gst-filing~Monthly returns: monthly gst return fee charge every month
/pricing#gst-filing~Annual return: gstr-9 gstr-9c annual return fee charge
/pricing#gst-filing~GST registration: gst number registration fee charge
/pricing#payroll-hr~Payroll up to 10: payroll payslips salary work fee six eight people charge
/pricing#payroll-hr~Payroll up to 50: payroll payslips fee twenty thirty people charge
/pricing#corporate-tax~A private company: private limited company yearly compliance fee roc charge
/pricing#corporate-tax~Tax audit: tax audit fee charge
/pricing#bookkeeping~Books, small: accounts writing bookkeeping small fee cheapest entries
/pricing#bookkeeping~Books, growing: accounts bookkeeping many entries 300 fee
/pricing#business-registration~Proprietorship or partnership: proprietorship partnership firm registration fee charge
/pricing#business-registration~Private company or LLP: company llp registration incorporation fee charge
/pricing#estimate: estimate total fee calculator
/services/bookkeeping#done: included stock counting depreciation returns what do you do accounts
/services/bookkeeping#fee: bookkeeping accounts fee how long
/services/business-registration#papers: documents for company llp registration address proof photo names
/services/business-registration#steps: steps to register company llp name incorporation days
/services/business-registration#suits: investor partner freelancer abroad nri start business
/services/corporate-tax#papers: documents for company return audit digital signature
/services/corporate-tax#steps: company year timetable when audit meeting
/services/corporate-tax#questions~Do directors: din kyc every year director
/services/corporate-tax#questions~When is the annual: agm date first meeting
/services/corporate-tax#suits: llp subsidiary foreign company behind registrar
/services/gst-filing#papers: documents for gst registration photo electricity bill invoices by which date sale bills when to send
/services/gst-filing#suits: who exporters lut composition
/services/gst-filing#questions~Which rates: gst slabs rates today 28 percent ended
/services/payroll-hr#suits: household trust staff how many employees other states
/services/payroll-hr#questions~Which tax regime: tds on salary regime employee chooses
/services/tax-filing#steps: steps how itr filed approval draft refund follow
/services/tax-filing#suits: who nri shares more than one employer income abroad
/schedule-meeting~Book by phone: book appointment by phone whatsapp call
/business-templates/balance-sheet: balance sheet format excel
/business-templates/profit-and-loss: profit and loss p&l format excel
/business-templates/gst-invoice: gst bill invoice format excel word pdf
/business-templates/payslip: salary slip pay slip format excel
/business-templates/salary-register: wage register salary sheet format
/business-templates/offer-letter: job offer appointment letter format word
/business-templates/quotation: quotation quote format rate offer
/business-templates/receipt: money receipt rent receipt format
/business-templates/purchase-order: po purchase order format
/business-templates/cash-book: daily cash book format
/business-templates/board-resolution: board resolution format bank account opening
/business-templates/engagement-letter: engagement letter client contract format
/business-templates/rent-agreement-checklist: rent agreement shop office checklist points
/tools/advance-tax#tables: percent by june september december march instalment share interest
/tools/amount-in-words#limits: cheque and before paise only words
/tools/amount-in-words#how-it-is-written: lakh crore commas words cheque write
/tools/amount-in-words#tables: lakh million crore billion conversion how many
/tools/capital-gains#tables~The tables: tax rate listed shares short long ltcg stcg rate property gold percent limit tax free 125000
/tools/capital-gains#tables~Cost inflation: cii cost inflation index year indexation number
/tools/compliance-calendar#how-it-is-calculated: sunday extension calendar file import phone
/tools/compliance-calendar#limits: which states professional tax fema not covered
/tools/emi#limits: bank emi different rounding floating
/tools/gratuity#who-it-is-for: gratuity family employee dies
/tools/gratuity#how-it-is-calculated: gratuity formula 15 26 rounding small employer tax free
/tools/gst#how-it-is-calculated: reverse calculate remove gst from price formula inclusive
/tools/gst#tables: gst slabs rates list gold 3 percent luxury 40
/tools/gst-late-fee#limits: amnesty waiver notice penalty not covered
/tools/gst-late-fee#tables: late fee per day maximum gstr-1 gstr-3b gstr-4 gstr-9 turnover cap
/tools/gstin-pan#tables: fourth letter character of pan meaning company individual firm huf trust
/tools/hra#how-it-is-calculated: hra formula lowest of three metro
/tools/hra#limits: own house rent changed year
/tools/hra#tables: metro cities 50 40 percent list hra
/tools/hsn-rates#how-to-read-it: two rates hsn digits code sac meaning not in list 18
/tools/hsn-rates#limits: petrol diesel liquor outside gst not in table
/tools/income-tax#tables: slabs surcharge above 50 lakh 1 crore rebate standard deduction 80c 80d nps home loan interest limit savings interest senior
/tools/income-tax#who-it-is-for: default regime choose again
/tools/presumptive#tables: presumptive limits turnover profit percent truck
/tools/presumptive#limits: partner salary profession list not covered
/tools/salary#tables: pf esi professional tax rate ceiling 12 0.75 3.25
/tools/salary#who-it-is-for: offer ctc in bank each month
/tools/tax-due#limits: company firm updated return not covered
/tools/tds#who-it-is-for: who must deduct individual
/tools/tds#limits: non-resident lower deduction certificate 15g not covered
/tools/tds#tables: bank fd fixed deposit interest senior citizen limit remittance lrs abroad education tour package scrap car tcs commission director fees
/tools/tds-interest#tables: tds deposit date statement fee per day interest
/tools/tds-interest#limits: penalty prosecution payee paid tax himself
/notices#all~ASMT-10: gst difference in returns mismatch explain which form reply
/notices#all~ASMT-13: best judgment assessment gst return not filed officer estimated
/notices#all~ASMT-14: unregistered person assessment should have registered
/notices#all~DRC-01 Show: gst show cause demand reply days
/notices#all~DRC-01A: gst tax intimation before show cause pay now
/notices#all~DRC-01B: gstr-1 more than gstr-3b difference
/notices#all~DRC-01C: itc more than gstr-2b excess credit claimed
/notices#all~DRC-07: gst demand order appeal months
/notices#all~DRC-13: pay supplier dues to government bank garnishee
/notices#all~DRC-22: gst bank account frozen attached freeze objection form
/notices#all~REG-03: gst registration application query clarification days
/notices#all~REG-17: gst cancel registration show cause reply
/notices#all~REG-19: gst number cancelled get back restore revoke revocation days
/notices#all~REG-23: revocation rejected show cause
/notices#all~REG-31: gst suspended suspension difference
/notices#all~GSTR-3A: gst return not filed notice
/notices#all~ADT-01: gst department audit office days ready
/notices#all~CMP-05: composition scheme denied show cause
/notices#all~RFD-03: gst refund deficiency memo
/notices#all~RFD-08: gst refund rejected show cause
/notices#all~MOV-07: truck lorry goods detained held on road eway bill penalty
/notices#all~GST summons: gst summons called officer statement
/notices#all~143(1) Your: intimation income tax processed demand refund
/notices#all~143(1)(a): proposed adjustment income tax
/notices#all~139(9): defective return days correct
/notices#all~142(1): inquiry papers asked file return
/notices#all~143(2): scrutiny selected time limit three months
/notices#all~144 Tax: ex parte best judgment income tax
/notices#all~148A: old year reopen reassessment show cause
/notices#all~148 An: reassessment file return old year
/notices#all~156: demand notice pay days
/notices#all~245: refund adjusted set off old demand
/notices#all~131: income tax summons
/notices#all~133(6): information asked about others
/notices#all~154: rectification mistake order
/notices#all~270A: penalty under reported income
/notices#all~271A: penalty audit not done books half percent
/notices#all~271D: penalty cash loan
/notices#all~201: tds default not deducted
/notices#all~TRACES: tds statement default short payment late fee
/notices#all~AIS: ais mismatch message campaign
/notices#all~PF 7A: pf inquiry coverage
/notices#all~PF 14B: pf late damages interest
/notices#all~PF inspection: pf inspector visit records
/notices#all~ESI C-18: esi notice contribution days reply
/notices#all~ESI D-18: esi late damages
/notices#all~Labour inspection: labour inspector found fault
/notices#all~MCA 454: registrar penalty company days
/notices#all~STK-1: strike off company name removed notice
/notices#all~MCA 206: registrar asks information
/resources/advance-tax-freelancers-small-firms#why-there-is-such-a-thing: guessed wrong income changed mid year next instalment adjust
/resources/advance-tax-freelancers-small-firms#who-pays-and-who-does-not: father mother retired pension fd interest only senior 60 years nothing to pay free somebody told must pay
/resources/advance-tax-freelancers-small-firms#one-date-for-presumptive-profits: one time single payment march four times or once 8 percent 50 percent scheme architect shopkeeper
/resources/advance-tax-freelancers-small-firms#what-falling-short-costs: forgot june september instalment charged extra how much interest sold land shares later dividend no interest
/resources/advance-tax-freelancers-small-firms#what-to-do-now: missed earlier instalments pay now december catch up
/resources/books-to-keep-and-how-long#the-books-you-need: udhaar credit customers ledger who owes me salaries register assets list bills behind each line
/resources/books-to-keep-and-how-long#how-long: throw old bills burn sell scrap paper cupboard full which year destroy property deed loan papers
/resources/books-to-keep-and-how-long#may-it-be-digital: machine printed thermal slip petrol bill fades vanishes photograph phone scanned copies enough hard copy drive cloud server abroad log switched off
/resources/books-to-keep-and-how-long#limits-on-cash: paid vendor cash relative friend lends gives loan cash wedding customer pays 2 lakh buys cash split bills goods truck 35000
/resources/books-to-keep-and-how-long#a-worked-example-the-evening-count: drawer till closing short excess does not tally match gpay phonepe paytm qr daily total weekly bank match
/resources/books-to-keep-and-how-long#what-goes-wrong: personal expense same account cash balance minus accountant left password backup numbers missing skipped
/resources/cgst-sgst-or-igst#where-goods-are-supplied: tourist outsider buys at counter takes away himself delivered courier ship to friend gift address on bill state written
/resources/cgst-sgst-or-igst#where-services-are-supplied: consultant architect design website freelancer client other state foreign dollars hotel stay wedding event training salon gym transport
/resources/cgst-sgst-or-igst#when-the-wrong-head-was-charged: typed igst instead cgst sgst already filed refund interest no penalty customer credit fix
/resources/composition-scheme-or-regular-gst#what-it-costs: one percent five percent six percent how much tax pay own pocket margin credit lost compare
/resources/composition-scheme-or-regular-gst#who-may-not: sell online courier other state even once service portion small services allowed limit
/resources/composition-scheme-or-regular-gst#how-it-is-run: what written on bill board bill of supply no tax column statement quarterly payment day
/resources/composition-scheme-or-regular-gst#moving-in-and-out: turnover crosses 1.5 crore middle of year stock credit 31 march apply date leave shift normal
/resources/dpdp-act-small-business#what-you-hold-a-list-comes-first: birthday festival diwali whatsapp list old resumes cctv days patients children students
/resources/dpdp-act-small-business#the-notice: form written kannada tick already agreed consent parents under 18 school tuition
/resources/dpdp-act-small-business#rights-and-how-to-answer: customer says delete my number show what you have how many days invoice must stay
/resources/dpdp-act-small-business#safety-in-proportion: ex employee access photo of aadhaar in whatsapp group software vendor contract password each person
/resources/dpdp-act-small-business#if-something-leaks: laptop phone stolen mail hacked wrong person sent list excel whom to tell 72 hours small leak
/resources/gratuity-labour-codes#who-owes-it: staff reduced six below ten now still owe factory school clinic only eight people
/resources/gratuity-labour-codes#after-how-long: left after four years eleven months contract one year died before five years accident family
/resources/gratuity-labour-codes#how-to-pay-it: how many days after leaving payment thirty days delay interest damage laptop notice period not served hold cheque
/resources/gratuity-labour-codes#what-of-it-is-taxed: received from two employers twenty lakh limit whole life new regime also
/resources/gst-registration-when-and-how#article: do i need gst number shop sale lakh this year need or not
/resources/gst-registration-when-and-how#the-limits: do i need gst number only goods shop within karnataka sale 35 36 38 lakh services salon coaching freelancer 20 lakh clothes bakery kirana below limit
/resources/gst-registration-when-and-how#what-counts-as-turnover: exempt items milk vegetables rent bank interest counted two shops wife separate pan added together
/resources/gst-registration-when-and-how#who-must-register-from-the-first-rupee: sell on instagram meesho etsy outside state first order home baker handmade crafts exhibition stall dollar clients
/resources/gst-registration-when-and-how#how-to-apply: how many days number comes aadhaar visit photo rented shop proof consent owner query officer days answer fee
/resources/gst-registration-when-and-how#after-the-number-has-come: bank account add days display certificate name board stock credit invoice series
/resources/gst-registration-when-and-how#should-you-register-before-you-must: voluntary below limit advantage business customers ask for bill with gst returns every month even no sale
/resources/gst-registration-when-and-how#what-goes-wrong: no business returns stopped six months cancelled rent agreement different name
/resources/gstr-1-gstr-3b-dates-late-fee#two-returns-two-purposes: difference gstr-1 gstr-3b 2b which is for what supplier invoice missing cannot claim yet
/resources/gstr-1-gstr-3b-dates-late-fee#what-a-late-return-costs: forgot one day late no sale month nil how much maximum cap crore interest percent
/resources/gstr-1-gstr-3b-dates-late-fee#what-else-stops: e-way bill blocked truck cannot move customer shouting credit not showing how many missed returns cancelled registration three years old return cannot file
/resources/gstr-1-gstr-3b-dates-late-fee#the-date-that-costs-most: old purchase bills last year april credit not taken input till when claim last date 30 november expired bill found late
/resources/gstr-1-gstr-3b-dates-late-fee#a-month-that-works: nil return sms no sales this month still file
/resources/gstr-1-gstr-3b-dates-late-fee#what-goes-wrong: customer has not paid me udhaar credit sale money not received still pay gst now invoice date mobile otp number changed
/resources/hra-and-rent#the-three-limits: mysore mangalore small town forty percent basic which city how much percent of basic counted pune hyderabad bengaluru fifty
/resources/hra-and-rent#papers-that-hold: landlord refuses no pan number rent above one lakh year cash receipts enough agreement relative
/resources/hra-and-rent#renting-from-your-parents: pay rent to mother father wife husband own house joint
/resources/hra-and-rent#tax-that-the-tenant-must-deduct: salaried couple flat rent above 50000 cut tax owner once march how much percent husband wife home
/resources/hra-and-rent#if-you-run-your-own-business: no hra in salary self employed freelancer rent deduction 80gg 5000 proprietor
/resources/hra-and-rent#what-goes-wrong: receipts given late new regime chosen flatmates share rent claim full
/resources/income-tax-act-2025-tax-year#what-goes-wrong: paid challan wrong year assessment year tax year agreement mentions 194j
/resources/income-tax-act-2025-tax-year#dates-that-are-new: forgot income interest after filing correct mistake revise return until 31 march fee how late
/resources/income-tax-act-2025-tax-year#forms: form for property purchase tax 141 26qb salary certificate name now
/resources/new-or-old-tax-regime#who-may-switch-and-when: employer company office took deducted new regime never told payroll stuck change at time of filing itr can i choose old refund freelancer lock in
/resources/new-or-old-tax-regime#what-goes-wrong: bought insurance policy march no benefit filed late old gone
/resources/new-or-old-tax-regime#the-rebate-and-what-happens-just-above-it: slightly above 12 lakh 12.5 lakh 12.75 salary small excess shares gain rebate not on capital gains
/resources/pf-esi-first-employee#article: first helper hired one maid two workers is pf compulsory must start
/resources/pf-esi-first-employee#what-begins-when: twentieth tenth person joins what starts contract labour counted daily wage register shops letter
/resources/pf-esi-first-employee#what-pf-and-esi-cost: basic 40000 only 1800 cut ceiling 15000 why less higher pension share
/resources/pf-esi-first-employee#the-month-of-an-employer: worker left quit job final account settlement days two working days salary date 7th
/resources/pf-esi-first-employee#what-goes-wrong: raise crossed 21000 esi stops employer share cut from worker one day late 16th
/resources/private-company-compliance-calendar#once-in-the-first-year: new company first auditor days share certificate commencement inc-20a
/resources/private-company-compliance-calendar#board-meetings: how many times year gap days small company two directors meet
/resources/private-company-compliance-calendar#a-worked-example-what-waiting-costs: late roc filing penalty per day no cap aoc-4 mgt-7 months late
/resources/private-company-compliance-calendar#the-year-of-the-company: annual return registrar last date directors kyc due date
/resources/proprietorship-llp-or-company#reasons-that-decide: two friends start which form investor funding risk single person partner share
/resources/proprietorship-llp-or-company#changing-later: convert shop proprietorship to company new gst number needed tax
/resources/proprietorship-llp-or-company#what-each-form-asks-of-you-in-a-year: yearly work filings llp proprietor compare audit needed dormant
/resources/proprietorship-llp-or-company#what-goes-wrong: take money from company account personal use loan director partner leaves nothing in writing
/resources/tds-small-business#are-you-a-deductor: small shop proprietor turnover below one crore should i cut tds tan needed
/resources/tds-small-business#above-means-above: exactly limit second bill both bills together cut on first also catch up
/resources/tds-small-business#if-you-are-an-individual-below-the-limits: buying flat house 50 lakh which form challan days no tan rent home contractor renovation 50 lakh
/resources/tds-small-business#what-a-mistake-costs: forgot to cut deducted but not paid return late 200 a day expense disallowed 30 percent
/resources/tds-small-business#without-a-pan: vendor not giving pan rate 20 percent
/tools/capital-gains#how-it-is-calculated: old flat plot house bought years ago sell choose 12.5 without or 20 with indexation which lower mutual fund gold held months inherited
/tools/tds#tables: senior citizen bank interest limit fd 1 lakh 50000 lottery game dividend partner salary foreign remittance tour tcs car purchase
/pricing#questions~Does a fee depend: charge according to tax saved percentage refund share
/pricing#gst~GST on our fees: gst separate extra kitna alag
/pricing#tax-filing~Individual return: one form 16 savings account simple return what would you take cheapest salaried filing
/schedule-meeting#about: video browser travel come to office far away online where how
/#contact~Calls and languages: urdu tamil kannada speak mother tongue call back whose number
/#contact~Business Hours: sunday closed come today evening shut till what time
/careers#openings~Openings: any job opening vacancy in your office fresher hiring now looking for staff work with you
/careers/gst-associate#in-short: any job gst work fresher vacancy opening hiring
/careers/accountant#in-short: any job accounts tally bookkeeping home vacancy opening
/careers/payroll-executive#in-short: any job payroll salary work vacancy opening
/careers/articled-assistant#in-short: ca inter passed articleship stipend how much give join
/careers/accountant#apply~How we use: resume cv after rejected kept how long erased
/careers/gst-associate#apply~How we use: resume cv after rejected kept how long erased
/resources/hra-and-rent#if-you-run-your-own-business: freelancer pays rent no hra any relief exemption house rent self employed professional
/resources/dpdp-act-small-business#rights-and-how-to-answer: patient customer asked remove delete records must i obey everything refuse law keep
/resources/pf-esi-first-employee#what-begins-when: staff fell below twenty fifteen can pf stop stays pt from which salary professional tax salary bangalore
/services/payroll-hr#questions~From when does provident: from how many employees can stop staff falls below again
/services/payroll-hr#questions~What is professional tax: pt from which salary how much bangalore cut
/services/tax-filing#done: charge separately if notice comes after filing reply included first notice
/pricing#business-registration~What each plan: notice after filing included extra charge reply first notice
/resources/composition-scheme-or-regular-gst#who-may-not: who cannot not eligible excluded
/resources/composition-scheme-or-regular-gst#what-goes-wrong: customer asks gst bill put tax in it not allowed penalty
/resources/hra-and-rent#the-three-limits: how much of rent tax free exempt rule allowance
/resources/dpdp-act-small-business#if-something-leaks: what should do laptop patient data stolen clinic
/resources/pf-esi-first-employee#what-goes-wrong: salary rises above 21000 esi continue until end of period
/services/gst-filing#steps: how many days weeks gst registration you take number comes
/resources/gst-registration-when-and-how#a-worked-example: registered late what loss penalty without credit
/resources/private-company-compliance-calendar#what-goes-wrong: director lends own money to company which form loan director
/resources/proprietorship-llp-or-company#the-three-side-by-side: llp audit when limit turnover contribution
`
  .trim()
  .split('\n')
  .map((line): readonly [string, string] => {
    const at = line.indexOf(': ')
    return [line.slice(0, at), line.slice(at + 2)]
  })
