/**
 * Passwords of at least eight characters that are tried first by whoever guesses, in lower case.
 * Shorter ones are refused by their length, further simple ones by the rules beside this list.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password passw0rd password1 password2 password3 password12 password123 password1234
password12345 password! password1! password123! p@ssword p@ssw0rd p@ssword1 p@ssw0rd1 pa55word
pa55w0rd passwort passport passwords password0 password01 password11 password21 password22
password99 mypassword yourpassword newpassword oldpassword thepassword nopassword 1password
password7 password8 password9 passpass pass1234 pass12345 passcode 12345678 123456789
1234567890 12345678910 123456789a a123456789 123456789q 1234567891 1234567a a1234567 12345678a
a12345678 q1234567 q12345678 qwe12345 12341234 123123123 123412345 12344321 123321123
123454321 1234554321 87654321 987654321 0987654321 9876543210 11111111 111111111 1111111111
00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 999999999 12121212 13131313 23232323 69696969 10101010 11112222 11223344 1122334455
112233445566 12312312 123456123 123456321 123456654321 12345654321 123654789 147258369
1472583690 159357159 159753456 741852963 789456123 7894561230 963852741 789789789 456456456
321321321 14725836 15975346 25802580 31415926 314159265 3141592654 20102010 19841984 19871987
20002000 01234567 0123456789 01230123 01020304 10203040 102030405060 11235813 24682468
13579246 1357924680 135792468 246813579 192837465 918273645 147852369 369258147 852456852
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty11 qwerty01
qwerty00 qwerty77 qwerty99 qwerty1! qwertyqwerty qwerty78 qwert123 qwert1234 qwert12345
qwer1234 qwer12345 qwe123qwe qweasdzxc qweasd123 qweqweqwe qazwsxedc qazwsx123 qaz123wsx
1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 1qaz1qaz !qaz2wsx asdfghjk asdfghjkl asdf1234 asdfasdf
asdfgh12 asdasdasd asd123asd asdqwe123 zxcvbnm1 zxcvbnm123 zxcvbnm12 zxcvbnmz zxcvbnm,
zxc123zxc poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxza 123qweasd 123qweasdzxc 123qwe123 123qwerty
1234qwer 12345qwert 12345qwerty 123456qwerty 1234567q qwertzui qwertzuiop azertyui azertyuiop
azerty123 wertyuio qwaszx12 aqwzsxed abcdefgh abcdefghi abcdefghij abcd1234 abcd12345 abc12345
abc123456 abc1234567 abcabcabc abc123abc abcdef12 abcdef123 abcdefg1 abcdefg123 a1b2c3d4
a1b2c3d4e5 aa123456 aa12345678 aaa111222 aaaaaaaa aaaaaaaaa aaaaaaaaaa aaaabbbb aabbccdd
zzzzzzzz xxxxxxxx asdfghj1 a1s2d3f4 q2w3e4r5 z1x2c3v4 iloveyou iloveyou1 iloveyou2 iloveyou12
iloveyou123 iloveyou! iloveme1 ilovegod ilovehim ilovemom ilovemyself ilovejesus loveyou1
loveyou2 lovelove lovelove1 loveme123 lovers12 iloveyousomuch iluvyou1 loveforever truelove
truelove1 mylove123 sunshine sunshine1 sunshine12 sunshine123 princess princess1 princess12
princess123 princesa football football1 football12 football123 baseball baseball1 baseball12
basketball basketball1 volleyball softball1 softball12 hockey123 soccer12 soccer123 swimming
swimmer1 superman superman1 superman123 batman123 spiderman spiderman1 ironman1 starwars
starwars1 pokemon1 pokemon123 nintendo playstation minecraft minecraft1 fortnite fortnite1
roblox123 pikachu1 harrypotter hogwarts gryffindor dumbledore voldemort michelle michelle1
jennifer jennifer1 jessica1 jessica123 jonathan jonathan1 benjamin benjamin1 elizabeth
elizabeth1 alexander alexander1 alexandra alexandra1 alexander123 victoria victoria1 veronica
veronica1 samantha samantha1 danielle danielle1 stephanie stephanie1 christina christina1
christian christian1 christine christopher christopher1 nicholas nicholas1 patricia patricia1
gabriela gabriella gabriel1 isabella isabella1 valentina alejandra alejandro caroline carolina
catherine katherine kimberly kimberly1 vanessa1 rebecca1 charlotte charlotte1 charlie1
charlie123 matthew1 michael1 michael12 michael123 michaela anthony1 andrew123 william1
joshua123 daniel123 daniela1 jordan23 jordan123 thomas123 ashley123 amanda123 nicole123
natalie1 natasha1 brittany brittany1 brandon1 cristina fernando fernanda francisco francesco
guillermo leonardo leonardo1 giovanni giovanna mohammed muhammad ibrahim1 abdullah sebastian
sebastian1 santiago maria123 jasmine1 savannah savannah1 mackenzie madeline madison1 hannah123
olivia123 chelsea1 cheyenne computer computer1 internet internet1 internet123 security
keyboard laptop123 samsung1 samsung123 iphone123 windows1 microsoft facebook facebook1
youtube1 google123 google1234 twitter1 myspace1 linkedin instagram snapchat whatsapp netflix1
hotmail1 gmail123 yahoo123 website1 default1 changeme changeme1 changeme123 letmein1 letmein12
letmein123 letmein! openup123 access14 access123 master12 master123 masterkey trustno1
trustno1! whatever whatever1 nothing1 something anything dontknow forgetit remember secret12
secret123 topsecret private1 welcome1 welcome12 welcome123 welcome1! welcome2 welcome!
welcome01 welcome2024 welcome2025 welcome2026 administrator admin123 admin1234 admin12345
admin123456 adminadmin admin@123 admin2024 root1234 rootroot toor1234 user1234 username
username1 guest123 guest1234 test1234 test12345 testtest testing1 testing123 tester123
demo1234 temp1234 temppass sample123 login123 login1234 system32 server123 monkey12 monkey123
monkey1234 dragon12 dragon123 dragonball dragonball1 dragon1! tiger123 tigers12 butterfly
butterfly1 dolphin1 dolphins dolphins1 elephant elephant1 panther1 panthers hamster1 chicken1
cheetah1 penguin1 buster12 buster123 bulldog1 bulldogs doggy123 puppy123 kitty123 kittycat
kittykat kitten12 lovebird mustang1 stallion crocodile hellokitty hello123 hello1234
hello12345 hellohello helloworld hello123! hellothere shadow12 shadow123 phoenix1 midnight
midnight1 moonlight sunflower sunflower1 snowball snowflake raindrop rainbow1 rainbow12
rainbow123 starlight stardust blessed1 blessing blessings jesus123 jesus777 jesuschrist
jesusislord godisgood godislove heaven777 angel123 angels12 angelica angelina angelina1
lucifer1 diamond1 diamonds goldfish silver12 platinum chocolate chocolate1 cupcake1 cookies1
cookie123 cheese12 cheese123 pancakes strawberry blueberry banana12 banana123 pineapple1
watermelon peaches1 peanut12 pumpkin1 popcorn1 cinnamon vanilla1 coffee123 sweetpea sweetie1
sweetheart babygirl babygirl1 babygirl12 babygirl123 babyboy1 babyblue beautiful beautiful1
gorgeous handsome cutiepie precious precious1 pretty12 barbie123 liverpool liverpool1
liverpool123 chelsea123 arsenal1 arsenal123 manchester manunited manutd12 juventus juventus1
barcelona barcelona1 realmadrid realmadrid1 corinthians flamengo palmeiras cowboys1 cowboys22
patriots patriots1 steelers steelers1 packers1 raiders1 redskins broncos1 eagles123 yankees1
yankees2 redsox12 lakers24 lakers123 bulls123 michaeljordan kobebryant cristiano ronaldo7
ronaldo1 ronaldo123 messi123 messi1010 soccer10 football10 champion champion1 champions
gangster gangsta1 fuckyou1 fuckyou2 fuckyou123 fuckyou! fuckfuck asshole1 bullshit
motherfucker sexysexy sexygirl pussycat bigdaddy bigdick1 hotstuff badboy12 superstar
superstar1 rockstar rockstar1 rockyou1 metallica metallica1 slipknot slipknot1 nirvana1
greenday greenday1 blink182 eminem123 beyonce1 rihanna1 onedirection justinbieber justin123
scorpion scorpio1 capricorn aquarius sagittarius america1 american california california1
florida1 newyork1 newyork123 losangeles chicago1 texas123 london123 australia australia1
canada123 mexico123 colombia colombia1 argentina argentina1 brasil123 germany1 deutschland
schalke04 hallo123 hallo1234 sommer123 frankreich marseille marseille1 bonjour1 doudou123
soleil123 chocolat loulou123 india123 india1234 krishna1 ganesha1 jaimatadi sairam123 pakistan
pakistan1 pakistan123 bismillah allah786 philippines indonesia sayang123 bangladesh singapore
thailand1 vietnam1 matkhau1 contraseña contrasena contraseña1 teamo123 tequiero teamomucho
estrella mariposa mariposa1 mexico10 guadalupe corazon1 chivas123 america123 familia1
familia123 felicidad tinkerbell tinkerbell1 freedom1 freedom123 liberty1 justice1 winner12
winner123 success1 success123 happiness happy123 happy1234 forever1 forever21 together
friends1 friends12 friendship bestfriend bestfriends family123 mommy123 mother12 mother123
father12 daddy123 daddysgirl brother1 sister12 daughter grandma1 husband1 marriage wedding1
december december1 november november1 october1 september september1 february january1 summer12
summer123 summer2024 summer2025 summer2026 winter12 winter123 winter2024 winter2025 winter2026
spring2025 spring2026 autumn2025 autumn2026 monday12 sunday123 birthday birthday1 christmas
christmas1 halloween thanksgiving vacation holidays student1 student12 student123 student1234
students teacher1 teacher123 school12 school123 school1234 schoolsucks highschool college1
college123 university graduate graduate1 graduation scholarship scholarship1 scholarships
scholar1 scholar123 homework education mathematics chemistry history1 classof2024 classof2025
classof2026 classof2027 classof2028 senior2025 senior2026 senior2027 hunter12 hunter123
fishing1 fisherman hunting1 racecar1 corvette corvette1 camaro69 mercedes mercedes1 mustang69
porsche911 porsche1 ferrari1 lamborghini motorola1 motorcycle harley123 yamaha123 kawasaki
kawasaki1 suzuki123 firebird chevrolet toyota123 subaru123 sniper12 soldier1 military marines1
warrior1 warriors airforce airborne navyseal police911 fireman1 firefighter hospital nursing1
engineer engineer1 director business business1 investor million1 money123 money1234 cashmoney
goodluck goodluck1 lucky777 lucky123 destiny1 infinity infinity1 universe paradise paradise1
electric thunder1 lightning hurricane tornado1 mountain mountains riverside seashell oceanside
sunset12 correcthorsebatterystaple opensesame abracadabra hakunamatata supernova1 alakazam1
ncc1701d ncc1701e thx1138a fylhtq123 ghbdtn123 qwerasdf qwerfdsa asdfqwer asdfzxcv zxcvasdf
zxcvzxcv q1q1q1q1 1a2b3c4d 1a2s3d4f 1z2x3c4v woaini123 woaini1314 woaini520 5201314520
wo123456 aini1314 zhang123 wang1234 woaiwojia 1314520520 7758521a 5845201314 dearbook 123456aa
123456ab 123456abc 123456as 123456qq 123456zx aaa123456 abc123123 asd123456 asdf123456
qq123456 qq123456789 qwe123456 zxc123456 as123456 zz123456 xx123456 ss123456 dd123456 mm123456
123456789z 123456789s 123456789m 123456789abc 123456789qwe a1234567890 123abc123 123abc456
abc456789 pass@123 pass@1234 password@1 password@123 abcd@1234 abc@1234 admin@1234 test@123
qwerty@123 india@123 welcome@123 hello@123 india@1234 google@123 asdf@1234
`
    .trim()
    .split(/\s+/),
)
