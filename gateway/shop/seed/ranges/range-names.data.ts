/** Halves of place-like names for further ranges; joined they make several thousand. No beginning and ending may join to the same name as another pair. */
export const nameBeginnings: readonly string[] = [
  'Al', 'Arn', 'Ash', 'Bald', 'Barn', 'Bass', 'Beck', 'Ber', 'Bil', 'Black', 'Brad', 'Bram', 'Brom', 'Bur', 'Cal', 'Chal', 'Char', 'Chel', 'Clay', 'Coln', 'Cran', 'Cul', 'Dal', 'Dray', 'Dun', 'East', 'Ed', 'El', 'Fair', 'Farn', 'Fel', 'Frit', 'Gam', 'Gil', 'Grim', 'Had', 'Hal', 'Hart', 'Haver', 'Haze', 'Hem', 'Hol', 'Hunt', 'Ing', 'Kel', 'Kirk', 'Lam', 'Lang', 'Led', 'Lin', 'Long', 'Mal', 'Mar', 'Mel', 'Mid', 'Milden', 'Nether', 'New', 'Nor', 'Oak', 'Os', 'Pem', 'Pick', 'Pres', 'Rad', 'Red', 'Rush', 'Sel', 'Shel', 'Skel', 'Stan', 'Stoke', 'Sut', 'Swin', 'Thorn', 'Til', 'Tor', 'Ul', 'Wal', 'Wart', 'Wel', 'Whit', 'Wil', 'Win', 'Wol', 'Wood', 'Wyn', 'Yel',
];
export const nameEndings: readonly string[] = [
  'beck', 'bourne', 'bridge', 'brook', 'bury', 'church', 'combe', 'cote', 'croft', 'dale', 'don', 'field', 'fold', 'ford', 'garth', 'gate', 'grove', 'ham', 'hampton', 'hill', 'holme', 'hurst', 'ington', 'land', 'leigh', 'low', 'marsh', 'mere', 'minster', 'mond', 'moor', 'more', 'ness', 'ridge', 'shaw', 'side', 'stead', 'stock', 'stone', 'thorpe', 'thwaite', 'ton', 'wall', 'well', 'wick', 'wold', 'worth',
];

/** Tried in turn, once the plain names are used up. */
export const namePrefixes: readonly string[] = ['', 'Upper ', 'Little ', 'Great ', 'Lower ', 'Old ', 'North ', 'South ', 'West ', 'High ', 'Abbots ', 'Kings ', 'Castle ', 'Church ', 'Monks ', 'Bishops ', 'Over ', 'Temple ', 'Priors ', 'Queens ', 'Earls ', 'St Mary '];
