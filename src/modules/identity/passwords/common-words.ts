/**
 * Words that commonly guessed passwords consist of, in normalised form: those that make up the longer passwords of
 * lists of stolen passwords, apart from digits, signs and repetitions.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort parola sifre sifrem sifremi contrasena motdepasse senha secret geheim gizli admin administrator
  root user username guest test tester testing demo login logmein letmein welcome willkommen hosgeldin hosgeldiniz bienvenue changeme
  default master manager system server service support office company secure security access private temp temporary pass
  passphrase passw passwd pwd mypassword thepassword newpassword qwerty qwertz azerty qwe qwer qwert asdf asdfg asdfgh asdfghjkl zxcv zxcvb
  zxcvbn zxcvbnm qaz wsx edc qazwsx qazwsxedc poiuyt lkjhgf mnbvcxz iloveyou iloveu loveyou ilove love lovely lover forever seviyorum seniseviyorum
  askim askimaskim canim bebegim hayatim meleginm melegim princess prenses prince king queen angel baby babygirl babyboy honey sweet sweety sweetheart
  sunshine sunflower flower butterfly rainbow chocolate cookie cheese coffee banana orange apple cherry strawberry pepper ginger
  football futbol soccer baseball basketball hockey tennis golf volleyball liverpool arsenal chelsea barcelona realmadrid
  galatasaray fenerbahce besiktas trabzonspor manchester juventus bayern yankees cowboys steelers lakers patriots eagles packers
  michael michelle jennifer jessica ashley amanda daniel david joseph robert thomas jordan charlie andrew matthew joshua
  christopher anthony nicole samantha elizabeth victoria alexander alexandra william richard george patrick benjamin nicholas jonathan
  mehmet mustafa ahmet ayse fatma emine hatice zeynep elif murat hasan huseyin ibrahim ismail yusuf istanbul ankara izmir turkiye turkey
  germany deutschland berlin hamburg london england america american newyork california texas chicago boston dallas paris france
  dragon monkey tiger lion eagle falcon wolf panther bear shadow ghost phoenix unicorn dolphin horse kitty kitten puppy doggy
  batman superman spiderman ironman starwars pokemon pikachu naruto minecraft fortnite playstation nintendo xbox zelda mario
  harrypotter hogwarts matrix terminator gandalf merlin warrior knight ninja samurai pirate hunter killer soldier commando ranger
  computer internet windows microsoft google facebook instagram twitter linkedin youtube amazon samsung android iphone laptop keyboard
  mercedes porsche ferrari corvette mustang camaro harley yamaha kawasaki suzuki honda toyota
  summer winter spring autumn fall sommer herbst fruehling yaz kis bahar sonbahar january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday pazartesi
  trustno whatever nothing nobody something anything everything hello hallo merhaba selam goodbye helloworld
  freedom liberty peace happy lucky blessed jesus jesuschrist christ heaven allah bismillah god godisgood blessing faith hope
  money dollar million business success winner champion legend hero super ultra mega star superstar rockstar rock metal metallica
  guitar music player gamer game games gaming hacker hack cyber crypto bitcoin blockchain
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghij aaa xxx zzz laurel certificate event events organiser organizer conference attendee
  blink jasmine purple yellow silver golden diamond crystal thunder lightning storm fire ice water ocean beach island mountain
  family friends friend bestfriend mother father mommy daddy brother sister grandma grandpa married single
  fuckyou fuckoff fuck bitch asshole bullshit sexy pussy dick naughty
  a i my the is am you me at on in of for to and`.split(/\s+/),
)
