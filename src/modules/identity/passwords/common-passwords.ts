/**
 * The passwords with at least ten characters among the 49,233 most often stolen that no other rule here rejects, in
 * normalised form. From the list of zxcvbn (MIT, Dan Wheeler, Dropbox and zxcvbn-ts).
 */
export const COMMON_PASSWORDS = `
  000777fffa 0102030405 010203040506 0123698745 014702580369 0147258369 0147852369 0147896325 0192837465 01telemike01
  050605rostik 0cdh0v99ue 1020304050 102030405060 1029384756 1112131415 111222333000 111222333444555 1122334455
  112233445566 1123581321 1133557799 1213141516 1223334444 122333444455555 1234562000 12345672000 123456782000
  123456789101 1234567892000 123456789qqq 123hfjdk147 12andriy14 12qw34er56ty 1324354657 1346798520 1357908642
  1357924680 1357997531 1472583690 159753159753 1597532486 159753456852 1928374655 193570356033 1958proman 1986irachka
  1994200414 19960610ilja 19mtpgam19 1a2b3c4d5e 1a2s3d4f5g 1a2s3d4f5g6h 1pass1page 1q2q3q4q5q 1q3e5t7u9o 1z2x3c4v5b
  2143658709 23176djivanfros 23wkoa0fp78dk 2468013579 2606642yra 26429vadim 2dumb2live 31217221027711 3141592654
  32615948worms 38gjgeuftd 3f3fpht7op 3rjs1la7qe 3syqo15hil 41d8cd98f00b 420842084208555 4294967296 4815162342
  4815162342lost 541233432442 5544332211 59382113kevinp 5hsu75kpot 6215mila6215 671fsa75yt 7410258963 7418529630
  742617000027 7elephants 7jokx7b9du 7ugd5hip2j 80637852730 80972694711 80988218126 87e5nclizry 88002000600
  89015173454 89032073168 89057003343 89132664230 89172735872 89181502334 89211375759 89600506779 89614774181
  89876065093rax 89semtsriuty 8phrowz622 8phrowz624 9085084232 9085603566 9638527410 9731553197 9988776655 99strenght
  9z5ve9rrcz a1b2c3d4e5 a1s2d3f4g5 a1s2d3f4g5h6 a3eilm2s2y abercrombie abracadabra abrakadabra absolutely accountbloc
  accounting activation adrenaline aezakmi123 afghanistan afrika2002 ajcuivd289 ajnjuhfabz aksjdlasdakj89879
  alabama123 alejandro1 aleksander aleksandra alessandra alessandro alexandria alexsander alkanaft123 allahuakbar
  alpha135792468 alphabravo alphaomega alternativa alternative am4h39d8nh amadeusptfcor ambassador amsterdam1
  an83546921an13 anastasija anastasiya anderlecht andrewjackie andrey1992 angelochek angelofwar animal2000
  antananarivu antichrist anytimetoday apocalypse apokalipsis applejuice applesauce armageddon astalavista astonmartin
  astonvilla astra334566 auckland2010 australia1 avrillavigne awdrgyjilp awesome123 awo8rx3wa8t azerbaijan azerbaycan
  azsxdcfvgb azwebitalia babemagnet badiman28200 badnaamhere bangladesh barbarossa bassmaster battlefield battlestar
  beautiful1 belladonna berezuckiy bernadette bhrh0h2oof6xbqjeh biblioteka bigbrother birmingham birthday10
  birthday100 birthday133 birthday21 birthday26 birthday27 birthday28 birthday299 birthday36 birthday54 blackadder
  blackberry blackdragon blackhawks blackheart blackhorse blacklabel blackmetal blacksheep blacksonblon blackwhite
  bladerunner blitzkrieg bltynbabrfwbz bluedevils bluedragon bmvm3e46gtr bondarenko boredboi4u bot_schokk boy1cool23
  boy4u2ownnyc bpgjldsgjldthnf braveheart breakdance brucewayne bullnuts2003 bullwinkle bushmaster businessbabe
  butterbean bvncnbnvvbn byajhvfnbrf c43dae874d c43qpul5rz c7e4f8ezqh calculator callofduty candyeater candyfinger
  cannondale casablanca caterpillar cegthgegth cegthgfhjkm celtic1888 cfkfvfylhf cghfdjxybr cgtwbfkbcn challenger
  charleston charlotte1 cheburashka cheerleader cheerleaers cheeseburger cheesecake chessmaster chester123
  chesterfield chicken123 chickenwing101 chinchilla chrisbrown christiaan christian1 christophe chupakabra cincinnati
  cinderella civilization cjdthitycndj clubpenguin cnfc35762209 cnfnbcnbrf cnjvfnjkju cockgobbler cocksucker
  collection combat123654 comicbookdb comicbooks commercial compatible computador computadora confidence configuratio
  connection constantin constantine construction contortionist controller coorslight copenhagen corperfmonsy
  corporation cosmopolitan counterstrike crazyhorse crepusculo cristopher ctdfcnjgjkm cuntfinger cvzefh1gkc cxfcnkbdfz
  cxfcnmttcnm cyberonline cyecvevhbr cyjdsvujljv cytuehjxrf daddysgirl darkknight darthvader dbrnjhjdbx dbrnjhjdyf
  dctvcjcfnm dctvghbdtn deeppurple deepthroat deerhunter deltaforce demolition department depechemode description
  desperados destruction devastator devildriver devilmaycry devilmaycry4 dfktynbyrf dhjnvytyjub dictionary difference
  digitalprodu disneyland djljghjdjl dkflbdjcnjr dkflbvbhjdbx dkflbvbhjdyf dmiller12as dodgeviper doggystyle
  dogphil3650 domainlock2005 domination domodedovo donaldduck donkeykong dragonball dragonballz dragonforce
  dreamonline drumandbass dtynbkznjh dunnowho89 e6pz84qfcj edwardcullen efbcapa201 eghfdktybt ejaculation ekaterina20
  electronic electronics elsalvador engineering enterprise entertainment escaflowne evanescence evangelion excellence
  experience experienced eybdthcbntn fallenangel falloutboy fartripper fatima753357 fcbarcelona fcnfkfdbcnf
  fdnjhbpfwbz felicidade fgjkbyfhbz fgjrfkbgcbc fighting54 finalfantasy findaupair007 fiorentina firefighter
  firestarter firstone123 fishfinger fitzgerald fkg7h4f3v6 fkmnthyfnbdf fktrcfylh1 fktrcfylhf fktrcfylhjd
  fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrcfylth flintstone flvbybcnhfnjh foreveryoung forgetmenot formatters
  foundation frankzappa frederiksberg freelancer freyfvfnfnf friendship friendster froinlaven fromvermine frozenfish
  fuck_inside fuckinside fuckmehard fuckmylife fuckthemall fucktheworld fuckthroat fuckyouguys fufnfrhbcnb fyfcnfcbz1
  fyfnjkmtdbx fyfnjkmtdyf fynfyfyfhbde galatasara gangbanged gatekeeper gblfhfcbyf gearsofwar generation georgetown
  gerasimova gettysburg gfhfcjkmrf gfhfktkjuhfv gfhfvgfvgfv gfhjkmgfhjkm ghbdtndctv ghbdtnghbdtn ghbdtngjrf
  ghbdtnrfrltkf ghhh47hj764 ghhh47hj7649 ghjatccbjyfk ghjcnbnenrf ghjcnbvtyz ghjcnjabkz ghjcnjgbpltw ghjcnjgfhjkm
  ghjcnjghjcnj ghjcnjnfr1 ghjcnjqgfhjkm ghjcnjrdfibyj ghjcnjrdfif ghjgfufylf ghjnbdjcnjzybt ghjnbdjufp ghjrehfnehf
  ghjrjgtyrj ghjuhfvbcn ghjuhfvvbcn ghostrecon ghostrider ghtdtlvtldtl gilbert2707 girlfriend gjdtkbntkm gjhjlfcjqrb
  gjikbdctyf gjkysqgbpltw gjyjvfhtdf gjytltkmybr godisgreat godzils4s7 goldfinger good123654 goodfellas goodmorning
  gordolee85 grandmaster grandorgue grasshopper greedisgood greenhouse greenlantern grimreaper groupd2013 gthtcnhjqrf
  gthtrfnbgjkt gthtrhtcnjr gtnhjpfdjlcr gundamwing gunslinger gxlmxbewym gy3yt2rgls h72sfibbnl hallelujah hammerhead
  hammertime hardwareid hd764nw5d7e1vb1 hd764nw5d7e1vbv headhunter heavymetal hedimaptfcor helicopter hellothere
  hellraiser hesoyam123 highlander hijodeputa hocuspocus hollister1 hollywood1 hondacivic hondas2000 horsepower
  housemusic housewifes hshfd4n279 htubcnhfwbz hurricanes hypnodanny iaapptfcor iamawesome iampurehaha2 iddqdidkfa
  idontknow1 ilikepussy illuminati iloveboobies ilovegirls ilovemylife ilovemyself imagination imjakie123 impossible
  incredible independent infalicall information ingodwetrust insertions installdevic installsqlst installutil
  intelinside intelligence interacial intercourse intermilan international ipo54tj45uy856 ironmaiden iseedeadpeople
  itsasecret ivanivanov j3qq4h7h2v jackdaniels jackhammer jacqueline jamesbond007 jediknight jedimaster jessejames
  jesuschris jesusfreak jesusislord jesussaves jetbalance jigei743ks jimandanne jlbyjxtcndj josephphone7 juancarlos
  juggernaut justforfun justinbiebe justinbieber jxfhjdfirf kalifornia kaliningrad kamehameha kamelia2011 kanmax1994
  kazakhstan kbnthfnehf kd189nlcih kensington kingfisher kl?benhavn klapaucius klubnichka knickerless knucklehead
  kobebryant konovalova konstantin kozanostra krasavchik kravchenko kristopher kryptonite ktjynsq40147 kudos4ever
  kurtcobain kwiatuszek ladyffesta lamborghini lamborgini leavemealone ledzeppelin left4dead2 letmeinnow lfplhfgthvf
  lhbjkjubz2957704 lifeisgood lighthouse lightsaber limpbizkit lineage123 linkinpark littlebear littlebitch littlefuck
  littlegirl littleminge littleslut littlewhore liverpoolfc livestrong lockerroom lololyo123 loploprock losangeles
  lost4815162342 lothlorien lotrfotr34 loveislife lovezp1314 lp2568cskt lsia9dnb9y luansantana lucifer666 luckycharm
  lumberjack luojianhua lytdybrbdfvgbhf lytghjgtnhjdcr lzhan16889 m6cjy69u35 madagascar madagaskar magical123
  mailcreated5240 maintenance maisuradze management mandarinka mandragora mangust6403 mapet123456 mapleleafs
  maprchem56458 marcuseckos margherita marinamarina marinochka markhegarty massimiliano masterbaiting masterbate
  masterbating mastercard masterchief mastermind masturbate masturbation matchbox20 matematica matematika mathematics
  mattylad10 maurolarastefy maximilian maxmotives mechanical meditation metropolis mevefalkcakk michaeljackson
  mickeymouse microphone milfhunter millennium millerlite millertime millionaire minhasenha minicooper minnesota_hp
  misiaczek1 mississippi mitsubishi momsanaladventure moneymaker monkeybutt monster123 montecarlo montenegro
  montgom240 montgomery morganstanley mortalkombat mostwanted motherfucker motherlode motorcycle msoracle32re
  msorcloledbr multimedia multiplelo multiplelog murcielago myjdxtcxks nastya1995 nastya1996 nastya1997 nastya2010
  nastyanastya natasha123 naughtyboy navigation nccpl25282 ne_e_pod_chehyl necromancer necronomicon need4speed
  needforspeed nemvxyheqdd5oqxyxyzi nesterenko networkingpe neveragain nevergiveup neverwinter neworleans
  newproject2004 newzealand nhbujyjvtnhbz nhecsyfujkjdt nhfdvfnjkju123 nhfrnjhbcn nhfycajhvths nick1234-rem936
  nightcrawler nightmare1 nightshade nikita1998 nikita2000 nikolaevna nissan350z nokia6230i nokiadermo nondriversig
  noonehackme nopassword nostradamus nottingham novosibirsk nthvbyfnjh nthvbyfnjh2 ntktdbpjh1994 nuaddn9561
  nuttertools oc247ngucz olcrackmaster oldsmobile olegnaruto omgkremidia onetwothree ontheoutside ontherocks
  opensesame orochimaru painkiller paintball1 pandemonium paraklast1974 parliament parol12345 passtrader
  passwordassword passwordstandard pathfinder peacemaker peanutbutter penetrating penetration peppermint percussion
  perfection performance performing peternorth peugeot406 pfhfnecnhf pfqwtd27121988 phezc419hv philadelphia
  philippines philosophy pineapple1 pittsburgh playground playstatio plhfdcndeq pointblank pointbreak polniypizdec0211
  polniypizdec1102 polniypizdec110211 polopolo09 pornografia pornographic pornography portishead portsmouth postov1000
  premiumcash presidente prettygirl primetime21 prisonbreak production professional programmer progressive prometheus
  prosperity protection psychnaut1 ptybnxtvgbjy puertorico pufunga7782 punksnotdead pussyeater pussylicker pyfrjvcndj
  q1q2q3q4q5 qawsedrftg qawsedrftgyh qpwoeiruty quant4307s queenas8151 quicksilver quiksilver qwaszxerdfcv r3vi3wpass
  rainforest rammstein1 rangerover rashley198 rattlesnake reanimator redemption residentevil respublika revelation
  reviewpass revolution reymysterio rfcgthcrbq rfgecnfcerf rfhfrfnbwf rfhfvtkmrf rfkbajhybz rfkmrekznjh rfnfcnhjaf
  rfnfgekmnf rfnthbyf1988 rhbcnbyjxrf rhfcyjzhcr rhfvfnjhcr richardson riverplate rjhjkmbien rjirfrgbde rjkjrjkmxbr
  rjycnbnewbz rjycnfynby rkfdbfnehf roadrunner rockandroll rockbottom rockhopper roflcopter ronaldinho ronaldinho10
  ronaldo123 rottweiler rubberduck runescape1 s1a2s3h4a5 sacramento sagittarius sailormoon salamander salamandra
  sanandreas sanfrancisco santamaria saqartvelo sasha12345 sataniv1993 satisfaction saun24865709 scandinavian
  schoolgirlie schumacher scoubidou2 scoubidou6 sdh686drth sdicmt7seytn sebastian1 seemnemaailm selfok2013 seniseviyor
  serendipity sergeevich sersolution sevastopol sexmachine sexpistols shakespeare shamanking shelbygt500 shevchenko
  shithappens sidewinder silenthill silverstone simferopol simpleplan skateboard skorpion39 slipknot666 smallville
  snusmumrik sojdlg123aljg solidsnake sonnenschein sonyericsson soso123aljg spam967888 spartak1922 spartan117
  specialinsta specialist springfield springsteen ss6z2sw6lu stalingrad stalker123 starcraft2 starscream statistika
  steamforums stephanie1 stickdaddy77 stinkyfinger stomatolog stonehenge stratocaster streetball stronghold
  studioworks studmuffin subscriber suckmycock suckmydick summertime sundaypunch sunderland sunglasses superduper
  supermanboy supernatural superpower superpuper supersonic supervisor sutvsc5ysaa svensps820 sweetdream sweetdreams
  sweetiepie sylviahans syncmaster systemofadown t34vfrc1991 table54781 tadmichaels tamwsn3sja taylormade tdfyutkbjy
  technician techniques technology telecaster television thebeatles thecakeisalie thesimpsons thirteen13 throatfuck
  thugstools thunderbird thundercat ticketmaster tigerwoods timberlake timberland timberwolf tinkerbell tokiohotel
  tombraider tottenham1 transexual transformer transformers translator trustnoone tupacshakur tylerca310 ublhjgjybrf
  ubnkthrfgen ubvyfcnbrf ufhhbgjnnth ujkjdjkjvrf unbelievable uncencored undercover undergroun underground understand
  undertaker underwater underworld unforgiven uniqueness universidad university userexecute usuckballz1 utyyflmtdyf
  vaffanculo valentinka vanyarespekt vbhjndjhtw venom121293 verygoodbot vfhbyfvfhbyf vfhufhbnrf vfhvtkflrf vflfufcrfh
  vfntvfnbrf vfrcbvtyrj vfrcbvvfrcbv vfvfgfgf123 vfvfvskfhfve vfylfhbyrf villeneuve vinogradov virtuagirl vitalik123
  vladimirovna vladislava vladivostok volkswagen voxstrange vqsablpzla vsjasnel12 vyjujnjxbt w1w2w3w4w5 w2dlww3v5p
  wachtwoord walkman555 wallstreet warhammer40k washington waterfalls watermelon wazzkaprivet wcrfxtvgbjy webhompass
  websolutions websolutionssu webuivalidat weihnachte weihnachten weihnachtsbau weihnachtsbaum wellington wenef45313
  wethepeople whatthefuck whatthehell whitepower whosyourdaddy widespread winchester winnipeg261 winstonone wishmaster
  wolverines wonderland wonderwall wonderwoman wrestling1 writerspace wwwooo1234 xiaoyua123 xpressmusic yanshi1982
  ybrjkftdbx ybrjkftdyf yfcnhjtybt yfnfitymrf yjdsqgfhjkm yoshimitsu z1x2c3v4b5 z1x2c3v4b5n6 z1x2c3v4b5n6m7 zaratustra
  zcfvfzkexifz zcxfcnkbdf zcxfcnkbdfz zexts364325 zjses9evpa zqjphsyf6ctifgu`
