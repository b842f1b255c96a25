/**
 * Common English words that the site need not have. Such a word is no misspelt word of the site, as “chill” is not
 * “child”, and it says nothing about the subject of a question. No word of the field is among them.
 */
import { stemOf } from './words.ts'

const words = `
  able absolutely accident actual adult afraid afternoon age agree air alive amazing ancient angry animal annoying answer anyhow anyway apparently appear area argue arm arrive article ashamed asleep aunt average awake aware awesome awful awkward
  baby backwards bad bag ball bare barely basically bath beach bear beautiful beauty bed begin believe belong bench bet bird birth birthday bit bite blame blank bless blind block blood blue boat body bone boring born bother bottle bottom bowl box boy boyfriend brain brave bread break breakfast breath brief bright broke broken brother brown bud buddy bunch burn burst bus busy butter button bye
  cafe cake calm came camp careful careless carry cast cat catch caught cause celebrate chair champion chance chap charm chat chatting cheer chicken child chill chilling choose church circle city clean clever climb clock clothes cloud clue coat coffee cold collar college color colour comfort comfortable common completely concern concerned confident cook cooking cool corner cough count countryside couple courage course cousin crazy cream crowd cruel cry cup cure curious cute cycle
  dance dancing dark dates daughter day dead death decent deep delay delicious depend desk despite dinner dirt dirty dish distance doctor dog door doubt downstairs drama draw dream dress drink drive driver driving drop dry dude dull dumb dust
  ear earn earth eat eating edge effort egg eight eleven elder elderly empty energy engage enjoy entirely especially evening event everywhere evil exam excellent excited exciting excuse exist expect expected explain express eye
  face fail fair fairly fall false fame family fan fancy fantastic farewell fashion fat favour favor favourite fear feeling feet fellow festival fever fifteen fifty fight fill finger fire fish fit five fix flight float flood floor flower fly folk folks fool foolish foot forget forgive forty forward four free freely freeze fresh fridge friend friendly front fruit fun funny furniture furious future
  game garden gate generally gentle genuine gift girl girlfriend glad glass goat god gonna gotta grab grade grand grandma grandpa grateful great green grow grew grown guess guest guide gun guys
  habit hair half hall hand hands handle hang happily hardly harm harmful hat hate head headache health healthy heart heat heaven heavy hectic height hell helpful helpless hero hide hill hire hired history hit hobby hole holiday home honest honestly honour hopefully horrible horse hospital hot hotel house household huge human hundred hungry hurry hurt
  ice idiot ignore ill illness imagine impact inform injury inside instantly insult interest interested interesting invite iron island itself
  jacket jail job joke jokes journey joy judge juice jump junior justice
  kid kids kill kind kindness king kiss kitchen knee knife knock known
  lady lake lamp land language laptop lately laugh lazy lead leader learn leg legs lesson letter lie lies life lift light lights likely lil line lion lip listen literally living lol lonely loose lord lots loud loving luck lucky luckily lunch luxury
  mad magic maid male man manner march mark marriage married marry mate mean meal meaning meat media medicine meet member memory mental mention mess messed messy middle midnight mild milk million mind mine minor mirror miss missing mix mixed modern moment mommy mood moon moreover morning mostly mother motion mountain mouse mouth movie mum murder music musical myth
  nail name naturally nature naughty neat neck neighbour nephew nervous net news newspaper nice niece night nine noise noisy none noon normal nose nowhere nurse
  obvious obviously occasion ocean odd oil older oldest onwards opinion opposite orange order ordinary outdoor outside oven owe owner
  pack packet packets pain painful paint pair pants parent parents park party path patience patient peace peaceful pen pencil pepper perfect perfectly pet photo pick picked picking picture piece pink pity pizza plane planet plant plate play player pleasant please pleasure pocket poem poet point poison polite pool poor popular pot pour power pray prayer precious present pretend pretty priest prince princess print prison prize promise proud public pull punish pure purple purpose push puzzle puzzled
  quarrel queen quick quiet quit quote
  race radio rain rainy raise random rat ready reality realise realize recall red regret regular relax religion remain remember reminder remote remove reply respect rest restless result rice rich ride riding ring rise river road rock roof room root rope rose rough round row rude rule rush rushed
  sad safe salt sand sat save scare scary scene school science scold screen sea search season seat secret secretly seem seems senior sense serious seriously seven sex shadow shake shall shame shape share sharp shave shine ship shirt shock shocked shoe shook shoot shopping shore shoulder shout shower shut shy sick sight silence silent silly similar sing singer sink sir sister sixteen sixty size skill skin skip sky sleep sleeping sleepy slight slightly slip smart smell smile smoke smooth snake snow soap social society soft soil soldier somehow somewhere son song soul sound soup space spare special specially speech spell spend spent spirit spoil spoon sport spot spread spring square stair stand star stare startup startups state station steal step stick stomach stone storm stove strange stranger street strength stress stressed strict strike strong struggle struggling stuck student study stupid style success sudden suffer sugar suit summer sun sunny super suppose supposed surely surprise surprised sweet swim switch sword
  table tail tall taste taxi tea teach teacher team tear teen teeth temple ten tension terrible thank thankful thanks thick thief thin thirsty thirteen thirty thousand thread three throw thrown ticket tie tiger tight till tiny tired tiring title toe toilet tomato tongue tonight tool tooth top total totally touch tough tour town toy train travel tree tremble trip truly trust truth tube twelve twenty twin type
  ugly umbrella uncle unexpected unfair unfortunately unhappy unique universe unlike unlucky upset upstairs urgent usual
  vacation valley van vast vegetable via victim video view village violent virus visible visit visited visiting voice
  wake wall wallet wander wanna warm warn wash waste water wave weak wealth weapon wear weather wedding week weekend weekly weigh weight weird welcome wet wheel whenever wherever whichever whisper white whoever wide wife wild willing win wind window wine winter wise wonder wonderful wondering wood wooden word worth worried worry worse worst wound wow wrap
  yard yeah yellow yep young younger youngest youth yup zoo
  bro bros dude hey heya hi hello gosh omg btw idk lemme gimme kinda sorta cuz coz cos bcoz tbh pls plz thx thnx ty asap fyi imo nope yea yeh yaa yup hmm hmmm umm uh oh oops ugh meh nah haha hehe
  freaking damn bloody hell rest literally basically apparently supposedly whatsoever whatever whoever somehow somewhat anyways nowadays meantime ain't ain gotcha tons loads plus minus
  nifty branding brand brands spotify netflix youtube instagram facebook twitter whatsapp zomato swiggy uber ola
  `
  .trim()
  .split(/\s+/)

/** Words as they are typed, in lower case. */
export const commonWords: ReadonlySet<string> = new Set(words)

/** The same without endings. */
export const commonStems: ReadonlySet<string> = new Set(words.map(stemOf))
