/** Halves of place-like names for further ranges; joined they make several thousand. */
export const nameBeginnings: readonly string[] = [
  'Al', 'Arn', 'Bald', 'Barn', 'Beck', 'Ber', 'Bil', 'Black', 'Brad', 'Bram', 'Bur', 'Cal', 'Chal', 'Char', 'Clay', 'Coln', 'Cran', 'Cul', 'Dal', 'Den', 'Dun', 'East', 'Ed', 'El', 'Fair', 'Farn', 'Fel', 'Frit', 'Gam', 'Gil', 'Grim', 'Had', 'Hal', 'Hart', 'Haver', 'Hem', 'Hol', 'Hunt', 'Kel', 'Kirk', 'Lam', 'Lang', 'Led', 'Lin', 'Mal', 'Mar', 'Mel', 'Mid', 'Nether', 'New', 'Nor', 'Oak', 'Os', 'Pem', 'Pick', 'Rad', 'Red', 'Rush', 'Sel', 'Shel', 'Skel', 'Stan', 'Sut', 'Thorn', 'Til', 'Tor', 'Ul', 'Wal', 'Wart', 'Wel', 'Whit', 'Wil', 'Win', 'Wol', 'Wyn',
];
export const nameEndings: readonly string[] = [
  'bourne', 'bridge', 'brook', 'bury', 'combe', 'cote', 'croft', 'dale', 'den', 'ford', 'garth', 'grove', 'ham', 'hampton', 'hurst', 'ington', 'land', 'leigh', 'low', 'mere', 'minster', 'mond', 'more', 'ridge', 'shaw', 'stead', 'stock', 'stone', 'thorpe', 'thwaite', 'ton', 'wall', 'wick', 'wold', 'wood', 'worth',
];

/** Tried in turn, once the plain names are used up. */
export const namePrefixes: readonly string[] = ['', 'Upper ', 'Little ', 'Great '];
