const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Common passwords of ten characters and more; shorter ones are refused for their length. */
export const commonPasswords = words(`
  1234567890 0123456789 9876543210 0987654321 12345678910 123456789a a123456789 123456789q q123456789 1234567891 12345678901 123456789012 1231231231 1212121212
  1111111111 0000000000 1122334455 1223334444 1357924680 2468135790 1029384756 147258369a 1472583690 3692581470 7894561230 7410852963 9638527410 5555555555 6666666666
  7777777777 8888888888 9999999999 1234512345 1234554321 1234567899 1234567809 12344321ab 11223344556 123123123123 321321321321 123321123321 1q2w3e4r5t 1q2w3e4r5t6y
  1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 1qaz@wsx3edc zaq12wsxcde3 zaq1xsw2cde3 qazwsxedcrfv qazwsxedc123 qazwsx123456 qwertyuiop qwertyuiop123 qwertyuiop1
  qwertyuiop[] qwertyuiopasdfghjkl qwerty12345 qwerty123456 qwerty1234567 qwerty123456789 qwerty1234 qwerty123qwerty qwertyqwerty qwerty!@#$% qwert12345 qwertasdfg
  qwertasdfgzxcvb asdfghjkl1 asdfghjkl123 asdfghjkl; asdfasdfasdf asdf123456 asdfqwer1234 asdfghjklzxcvbnm zxcvbnm123 zxcvbnm12345 zxcvbnmasdf zxcvbnm,./ zxcvasdfqwer
  poiuytrewq lkjhgfdsaz mnbvcxzlkj abcdefghij abcdefghijk abcdef1234 abcdef123456 abc1234567 abc123456789 abcd123456 abcd12345678 abcabcabc1 abc123abc123 a1b2c3d4e5
  a1b2c3d4e5f6 aa12345678 aa123456789 aaa1234567 q1w2e3r4t5 q1w2e3r4t5y6 1a2b3c4d5e passw0rd123 password01 password12 password123 password1234 password12345 password123456
  password99 password00 password11 password22 password69 password77 password88 passwordpassword mypassword mypassword1 mypassword123 thepassword newpassword newpassword1
  yourpassword ourpassword nopassword password! password!! password!23 p@ssword12 p@ssword123 p@ssw0rd12 p@ssw0rd123 pa$$word123 pa$$w0rd123 changeme12 changeme123 changemenow
  changethis default123 letmein123 letmein1234 letmein12345 letmeinnow letmeinplease welcome123 welcome1234 welcome12345 welcometo1 iloveyou12 iloveyou123 iloveyou1234
  iloveyou22 iloveyou2! iloveyousomuch iloveyoubaby iloveyou4ever iloveyouforever ilovegod123 ilovejesus ilovejesus1 jesuschrist jesuslovesme jesusislord godisgood1 godislove1
  iamthebest iamthebest1 whatever12 whatever123 trustno1trustno1 administrator administrator1 admin12345 admin123456 admin1234567 adminadmin adminadmin1 administrador root123456
  rootrootroot superuser1 testtest12 test123456 test1234567 test12345678 testing123 testing1234 testtesttest user123456 useruseruser guest12345 guestguest temp123456 login12345 loginlogin1
  computer12 computer123 internet12 internet123 samsung123 samsung1234 microsoft1 microsoft123 google1234 google12345 facebook12 facebook123 instagram1 instagram123 minecraft1
  minecraft12 minecraft123 fortnite12 fortnite123 playstation playstation1 playstation2 playstation3 playstation4 pokemon123 pokemon1234 starwars12 starwars123 starwars1977
  superman12 superman123 batman1234 batman12345 spiderman1 spiderman12 spiderman123 ironman123 harrypotter harrypotter1 harrypotter7 hellokitty hellokitty1 mickeymouse mickeymouse1
  princess12 princess123 princess1234 sunshine12 sunshine123 sunshine1234 football12 football123 football1234 baseball12 baseball123 basketball basketball1 basketball23 volleyball
  volleyball1 cheerleader liverpool1 liverpool12 liverpool123 liverpool08 liverpoolfc liverpoolfc1 manchester manchester1 manchester12 manchester123 manchesterunited manutd1234 manunited1
  manunited123 mancity123 arsenal123 arsenal1234 arsenal1886 arsenalfc1 chelsea123 chelsea1234 chelsea1905 chelseafc1 tottenham1 tottenham12 tottenham123 newcastle1 newcastle12 newcastle123
  everton123 everton1878 westham123 westham1966 astonvilla astonvilla1 leedsunited leedsunited1 rangers123 rangers1872 rangersfc1 celtic1234 celtic1888 celticfc123 sunderland sunderland1
  nottingham nottingham1 birmingham birmingham1 southampton southampton1 portsmouth portsmouth1 sheffield1 sheffield123 edinburgh1 edinburgh123 scotland12 scotland123 england123 england1966
  britain123 london1234 london12345 london2012 ireland123 america123 california california1 washington washington1 alexander1 alexander12 alexander123 charlotte1 charlotte123 elizabeth1
  elizabeth123 christopher christopher1 stephanie1 stephanie123 victoria12 victoria123 jennifer12 jennifer123 michelle12 michelle123 jessica123 jessica1234 michael123 michael1234 michaeljordan
  charlie123 charlie1234 thomas1234 thomas12345 george1234 daniel1234 daniel12345 jordan1234 jordan12345 jordan2323 ashley1234 nicole1234 hannah1234 andrew1234 matthew123 matthew1234
  joshua1234 william123 william1234 robert1234 anthony123 patrick123 benjamin12 benjamin123 samantha12 samantha123 snowball12 buttercup1 butterfly1 butterfly12 butterfly123 strawberry
  strawberry1 chocolate1 chocolate12 chocolate123 cheesecake bananabanana pineapple1 watermelon watermelon1 blueberry1 raspberry1 cinnamon12 blackberry blackberry1 sweetheart sweetheart1
  sweetie123 babygirl12 babygirl123 babygirl1234 beautiful1 beautiful12 beautiful123 gorgeous12 forever123 foreverlove foreveryoung foreverandever happybirthday happyhappy merrychristmas
  summertime summertime1 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 spring2023
  spring2024 spring2025 spring2026 autumn2023 autumn2024 autumn2025 autumn2026 january2024 january2025 january2026 december2024 december2025 december2026 correcthorsebatterystaple
  correcthorse opensesame opensesame1 abracadabra abracadabra1 supercalifragilisticexpialidocious secret1234 secret12345 secretsecret topsecret1 topsecret123 ncc1701ncc1701 thx1138thx1138
  dragon1234 dragon12345 dragonball dragonballz dragonball1 masterkey1 masterchief masterchief1 shadow1234 shadow12345 monkey1234 monkey12345 monkeymonkey tigger1234 pepper1234 ginger1234
  killer1234 killer12345 fuckyou123 fuckyou1234 fuckyoufuckyou fuckoff123 metallica1 metallica123 slipknot12 slipknot666 blink182182 eminem1234 rockstar12 rockstar123 rocknroll1 guitar1234
  mustang123 mustang1967 ferrari123 ferrari360 lamborghini lamborghini1 mercedes12 mercedes123 porsche911 corvette12 chevrolet1 yamaha1234 kawasaki12 harleydavidson lumenandlatch lumenlatch
  lumenandlatch1 lightbulb1 lightbulb123 lightswitch lighting123
`);

/** Words that are easy to guess, with any digits and punctuation around them. */
export const commonWords = words(`
  a aa aaa ab abc abcd abcde abcdef abcdefg abcdefgh abcdefghi admin administrator apple arsenal asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl azerty baby babygirl banana baseball
  batman beautiful birmingham butterfly celtic changeme charlie cheese chelsea chocolate computer cookie dad default diamond dragon edinburgh england everton facebook family flower flowers
  football forever freedom friends ginger google guest guitar hallo hannah happy hello hellohello hockey home iloveu iloveyou instagram internet jesus jordan killer kitty letmein lighting
  lightbulb liverpool login london love loveme lovely lovelove lumen lumenlatch lumenandlatch manchester master merlin michael minecraft mine monday money monkey mum mustang mylove myname mypass
  mypassword naruto newcastle newpassword ninja nothing orange pass passpass passwd passwort password passwords passworda pepper please pokemon princess purple qaz qazwsx qazwsxedc q qq qw
  qwe qweasd qweasdzxc qweqwe qwer qwerasdf qwert qwertasdfg qwertz qwerty qwertyu qwertyui qwertyuio qwertyuiop rainbow rangers root samsung scotland secret shadow shop silver snoopy
  soccer sophie spiderman startrek starwars summer sunday sunshine superman superstar switch temp temppassword test testing testpass testpassword testuser thomas tigger tottenham trustno trustnoi
  user username wales welcome whatever william winter xbox x xx xxx zaq zaqxsw zxc zxcv zxcvb zxcvbn zxcvbnm z zz
`);
