// Every California ZIP code: place, centre of its area, counties with their share. Made once from two public tables
// (facts in README.md of this lib). Server only: the web asks GET /api/zips/:zip.
// Points marked C: US Census Bureau, 2021 Gazetteer, ZCTA internal points (public domain). Points marked G and all place
// names: GeoNames (https://www.geonames.org, CC BY 4.0). Counties and shares: government facts (HUD-style crosswalk).

/** Columns: zip,place,latitude,longitude,C|G,county:share;county:share (main county first; empty = not known). */
export const CALIFORNIA_ZIPS = `
90001,Los Angeles,33.97366,-118.24904,C,Los Angeles:1
90002,Los Angeles,33.94899,-118.24678,C,Los Angeles:1
90003,Los Angeles,33.96413,-118.27278,C,Los Angeles:1
90004,Los Angeles,34.07622,-118.31096,C,Los Angeles:1
90005,Los Angeles,34.05937,-118.30896,C,Los Angeles:1
90006,Los Angeles,34.04809,-118.29404,C,Los Angeles:1
90007,Los Angeles,34.02817,-118.28483,C,Los Angeles:1
90008,Los Angeles,34.01072,-118.34288,C,Los Angeles:1
90009,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90010,Los Angeles,34.06099,-118.29988,C,Los Angeles:1
90011,Los Angeles,34.00709,-118.25868,C,Los Angeles:1
90012,Los Angeles,34.06598,-118.23864,C,Los Angeles:1
90013,Los Angeles,34.04469,-118.24002,C,Los Angeles:1
90014,Los Angeles,34.04301,-118.2519,C,Los Angeles:1
90015,Los Angeles,34.03931,-118.26626,C,Los Angeles:1
90016,Los Angeles,34.02833,-118.35434,C,Los Angeles:1
90017,Los Angeles,34.0531,-118.2645,C,Los Angeles:1
90018,Los Angeles,34.02863,-118.31735,C,Los Angeles:1
90019,Los Angeles,34.04984,-118.33846,C,Los Angeles:1
90020,Los Angeles,34.06638,-118.30983,C,Los Angeles:1
90021,Los Angeles,34.02904,-118.23787,C,Los Angeles:1
90022,Los Angeles,34.02373,-118.15627,C,Los Angeles:1
90023,Los Angeles,34.0225,-118.19961,C,Los Angeles:1
90024,Los Angeles,34.06565,-118.43528,C,Los Angeles:1
90025,Los Angeles,34.04542,-118.44587,C,Los Angeles:1
90026,Los Angeles,34.07899,-118.2638,C,Los Angeles:1
90027,Los Angeles,34.1276,-118.29638,C,Los Angeles:1
90028,Los Angeles,34.09981,-118.32684,C,Los Angeles:1
90029,Los Angeles,34.08987,-118.29463,C,Los Angeles:1
90030,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90031,Los Angeles,34.0842,-118.20857,C,Los Angeles:1
90032,Los Angeles,34.07829,-118.18578,C,Los Angeles:1
90033,Los Angeles,34.05038,-118.21199,C,Los Angeles:1
90034,Los Angeles,34.03058,-118.39961,C,Los Angeles:1
90035,Los Angeles,34.05143,-118.38577,C,Los Angeles:1
90036,Los Angeles,34.07029,-118.34919,C,Los Angeles:1
90037,Los Angeles,34.00266,-118.28751,C,Los Angeles:1
90038,Los Angeles,34.08802,-118.32717,C,Los Angeles:1
90039,Los Angeles,34.11189,-118.26103,C,Los Angeles:1
90040,Los Angeles,33.99452,-118.14995,C,Los Angeles:1
90041,Los Angeles,34.13741,-118.20761,C,Los Angeles:1
90042,Los Angeles,34.11471,-118.1921,C,Los Angeles:1
90043,Los Angeles,33.98851,-118.33636,C,Los Angeles:1
90044,Los Angeles,33.95265,-118.29201,C,Los Angeles:1
90045,Los Angeles,33.94239,-118.41606,C,Los Angeles:1
90046,Los Angeles,34.10781,-118.36225,C,Los Angeles:1
90047,Los Angeles,33.95543,-118.30957,C,Los Angeles:1
90048,Los Angeles,34.07288,-118.37266,C,Los Angeles:1
90049,Los Angeles,34.09254,-118.49106,C,Los Angeles:1
90050,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90051,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90052,Los Angeles,33.9783,-118.25891,C,Los Angeles:1
90053,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90054,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90055,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90056,Los Angeles,33.99358,-118.36884,C,Los Angeles:1
90057,Los Angeles,34.06173,-118.27676,C,Los Angeles:1
90058,Los Angeles,34.00284,-118.2164,C,Los Angeles:1
90059,Los Angeles,33.92747,-118.2488,C,Los Angeles:1
90060,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90061,Los Angeles,33.92128,-118.27419,C,Los Angeles:1
90062,Los Angeles,34.00349,-118.30909,C,Los Angeles:1
90063,Los Angeles,34.04525,-118.18578,C,Los Angeles:1
90064,Los Angeles,34.03531,-118.42649,C,Los Angeles:1
90065,Los Angeles,34.10959,-118.22869,C,Los Angeles:1
90066,Los Angeles,34.00203,-118.43066,C,Los Angeles:1
90067,Los Angeles,34.05644,-118.41369,C,Los Angeles:1
90068,Los Angeles,34.12418,-118.32735,C,Los Angeles:1
90069,West Hollywood,34.09395,-118.38153,C,Los Angeles:1
90070,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90071,Los Angeles,34.05238,-118.25521,C,Los Angeles:1
90072,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90073,Los Angeles,34.05733,-118.45953,C,Los Angeles:1
90074,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90075,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90076,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90077,Los Angeles,34.10802,-118.45696,C,Los Angeles:1
90078,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90079,Los Angeles,34.04059,-118.2554,C,Los Angeles:1
90080,Los Angeles,34.0522,-118.2437,G,
90081,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90082,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90083,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90084,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90086,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90087,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90088,Los Angeles,34.0522,-118.2437,G,
90089,Los Angeles,34.02154,-118.28557,C,Los Angeles:1
90090,Dodgertown,34.0725,-118.2418,G,
90091,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90093,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90094,Playa Vista,33.97531,-118.41871,C,Los Angeles:1
90095,Los Angeles,34.07118,-118.4434,C,Los Angeles:1
90096,Los Angeles,34.0522,-118.2437,G,
90099,Los Angeles,34.0522,-118.2437,G,Los Angeles:1
90134,Los Angeles,34.0522,-118.2437,G,
90140,,,,,Los Angeles:1
90189,Los Angeles,34.0515,-118.2559,G,
90201,Bell Gardens,33.97034,-118.17137,C,Los Angeles:1
90202,Bell,33.9775,-118.187,G,Los Angeles:1
90205,,,,,Los Angeles:1
90209,Beverly Hills,34.0736,-118.4004,G,Los Angeles:1
90210,Beverly Hills,34.10052,-118.41463,C,Los Angeles:1
90211,Beverly Hills,34.06496,-118.38298,C,Los Angeles:1
90212,Beverly Hills,34.06216,-118.40188,C,Los Angeles:1
90213,Beverly Hills,34.0736,-118.4004,G,Los Angeles:1
90220,Compton,33.87978,-118.22968,C,Los Angeles:1
90221,Compton,33.88581,-118.20646,C,Los Angeles:1
90222,Compton,33.91224,-118.23761,C,Los Angeles:1
90223,Compton,33.8958,-118.2201,G,Los Angeles:1
90224,Compton,33.7866,-118.2987,G,Los Angeles:1
90230,Culver City,33.99786,-118.39362,C,Los Angeles:1
90231,Culver City,34.0211,-118.3965,G,Los Angeles:1
90232,Culver City,34.01932,-118.3919,C,Los Angeles:1
90233,Culver City,34.0211,-118.3965,G,
90239,Downey,33.94,-118.1326,G,Los Angeles:1
90240,Downey,33.95573,-118.11835,C,Los Angeles:1
90241,Downey,33.94058,-118.12947,C,Los Angeles:1
90242,Downey,33.92179,-118.14059,C,Los Angeles:1
90245,El Segundo,33.91714,-118.40155,C,Los Angeles:1
90247,Gardena,33.89177,-118.29701,C,Los Angeles:1
90248,Gardena,33.87834,-118.2841,C,Los Angeles:1
90249,Gardena,33.90139,-118.3157,C,Los Angeles:1
90250,Hawthorne,33.91365,-118.35095,C,Los Angeles:1
90251,Hawthorne,33.9164,-118.3526,G,Los Angeles:1
90254,Hermosa Beach,33.86426,-118.3993,C,Los Angeles:1
90255,Huntington Park,33.97925,-118.21744,C,Los Angeles:1
90260,Lawndale,33.88853,-118.34956,C,Los Angeles:1
90261,Lawndale,33.8872,-118.3526,G,
90262,Lynwood,33.92383,-118.20135,C,Los Angeles:1
90263,Malibu,34.03928,-118.70815,C,Los Angeles:1
90264,Malibu,34.005,-118.8101,G,Los Angeles:1
90265,Malibu,34.07024,-118.85104,C,Los Angeles:0.9597;Ventura:0.0403
90266,Manhattan Beach,33.89179,-118.40281,C,Los Angeles:1
90267,Manhattan Beach,33.7866,-118.2987,G,Los Angeles:1
90270,Maywood,33.98856,-118.18769,C,Los Angeles:1
90272,Pacific Palisades,34.09257,-118.53436,C,Los Angeles:1
90274,Palos Verdes Peninsula,33.7801,-118.37241,C,Los Angeles:1
90275,Rancho Palos Verdes,33.75313,-118.36797,C,Los Angeles:1
90277,Redondo Beach,33.83001,-118.38712,C,Los Angeles:1
90278,Redondo Beach,33.8736,-118.37026,C,Los Angeles:1
90280,South Gate,33.94416,-118.19276,C,Los Angeles:1
90290,Topanga,34.10775,-118.61622,C,Los Angeles:1
90291,Venice,33.9934,-118.46519,C,Los Angeles:1
90292,Marina Del Rey,33.97608,-118.45207,C,Los Angeles:1
90293,Playa Del Rey,33.94731,-118.43984,C,Los Angeles:1
90294,Venice,33.9908,-118.4601,G,Los Angeles:1
90295,Marina Del Rey,33.7866,-118.2987,G,Los Angeles:1
90296,Playa Del Rey,33.7866,-118.2987,G,Los Angeles:1
90301,Inglewood,33.95646,-118.35868,C,Los Angeles:1
90302,Inglewood,33.97535,-118.35609,C,Los Angeles:1
90303,Inglewood,33.93629,-118.33264,C,Los Angeles:1
90304,Inglewood,33.93736,-118.3588,C,Los Angeles:1
90305,Inglewood,33.95813,-118.33091,C,Los Angeles:1
90306,Inglewood,33.9617,-118.3531,G,Los Angeles:1
90307,Inglewood,33.7866,-118.2987,G,Los Angeles:1
90308,Inglewood,33.9617,-118.3531,G,Los Angeles:1
90309,Inglewood,33.7866,-118.2987,G,Los Angeles:1
90310,Inglewood,33.7866,-118.2987,G,Los Angeles:1
90311,Inglewood,33.9617,-118.3531,G,
90312,Inglewood,33.9617,-118.3531,G,
90401,Santa Monica,34.0161,-118.49245,C,Los Angeles:1
90402,Santa Monica,34.03467,-118.50404,C,Los Angeles:1
90403,Santa Monica,34.03075,-118.4921,C,Los Angeles:1
90404,Santa Monica,34.02665,-118.47383,C,Los Angeles:1
90405,Santa Monica,34.01106,-118.47215,C,Los Angeles:1
90406,Santa Monica,34.0195,-118.4912,G,Los Angeles:1
90407,Santa Monica,34.0195,-118.4912,G,
90408,Santa Monica,34.0195,-118.4912,G,Los Angeles:1
90409,Santa Monica,34.0195,-118.4912,G,Los Angeles:1
90410,Santa Monica,34.0195,-118.4912,G,
90411,Santa Monica,34.0195,-118.4912,G,
90501,Torrance,33.83374,-118.31402,C,Los Angeles:1
90502,Torrance,33.83318,-118.29206,C,Los Angeles:1
90503,Torrance,33.83946,-118.3537,C,Los Angeles:1
90504,Torrance,33.86728,-118.33164,C,Los Angeles:1
90505,Torrance,33.80788,-118.34796,C,Los Angeles:1
90506,Torrance,33.8847,-118.33,C,Los Angeles:1
90507,Torrance,33.7866,-118.2987,G,Los Angeles:1
90508,Torrance,33.7866,-118.2987,G,Los Angeles:1
90509,Torrance,33.7866,-118.2987,G,Los Angeles:1
90510,Torrance,33.7866,-118.2987,G,Los Angeles:1
90601,Whittier,34.00794,-118.03032,C,Los Angeles:1
90602,Whittier,33.97424,-118.02233,C,Los Angeles:1
90603,Whittier,33.94487,-117.99234,C,Los Angeles:1
90604,Whittier,33.92769,-118.01383,C,Los Angeles:1
90605,Whittier,33.95244,-118.0214,C,Los Angeles:1
90606,Whittier,33.97727,-118.06636,C,Los Angeles:1
90607,Whittier,33.9792,-118.0328,G,Los Angeles:1
90608,Whittier,33.9792,-118.0328,G,Los Angeles:1
90609,Whittier,33.9792,-118.0328,G,Los Angeles:1
90610,Whittier,33.9792,-118.0328,G,Los Angeles:1
90620,Buena Park,33.84522,-118.01529,C,Orange:1
90621,Buena Park,33.87422,-117.99337,C,Orange:1
90622,Buena Park,33.8462,-118.0031,G,Orange:1
90623,La Palma,33.85062,-118.03956,C,Orange:0.9854;Los Angeles:0.0146
90624,Buena Park,33.8584,-118.0033,G,Orange:1
90630,Cypress,33.81848,-118.03831,C,Orange:0.9964;Los Angeles:0.0036
90631,La Habra,33.94271,-117.95248,C,Orange:0.9215;Los Angeles:0.0785
90632,La Habra,33.9143,-117.9547,G,Orange:1
90633,La Habra,33.9345,-117.9452,G,Orange:1
90637,La Mirada,33.9172,-118.012,G,Los Angeles:1
90638,La Mirada,33.90205,-118.00896,C,Los Angeles:0.9882;Orange:0.0118
90639,La Mirada,33.90575,-118.01491,C,Los Angeles:1
90640,Montebello,34.01544,-118.11101,C,Los Angeles:1
90650,Norwalk,33.90779,-118.08249,C,Los Angeles:1
90651,Norwalk,33.9022,-118.0817,G,Los Angeles:1
90652,Norwalk,33.9022,-118.0817,G,Los Angeles:1
90660,Pico Rivera,33.98952,-118.0893,C,Los Angeles:1
90661,Pico Rivera,33.9831,-118.0967,G,Los Angeles:1
90662,Pico Rivera,33.9831,-118.0967,G,Los Angeles:1
90670,Santa Fe Springs,33.93357,-118.06261,C,Los Angeles:1
90671,Santa Fe Springs,33.9472,-118.0853,G,Los Angeles:1
90680,Stanton,33.80114,-117.99532,C,Orange:1
90701,Artesia,33.8676,-118.08063,C,Los Angeles:1
90702,Artesia,33.8658,-118.0831,G,Los Angeles:1
90703,Cerritos,33.86774,-118.06947,C,Los Angeles:0.9999;Orange:0.0001
90704,Avalon,33.39932,-118.43533,C,Los Angeles:1
90706,Bellflower,33.88782,-118.12725,C,Los Angeles:1
90707,Bellflower,33.8817,-118.117,G,Los Angeles:1
90710,Harbor City,33.7989,-118.30024,C,Los Angeles:1
90711,Lakewood,33.7866,-118.2987,G,Los Angeles:1
90712,Lakewood,33.84903,-118.1479,C,Los Angeles:1
90713,Lakewood,33.84802,-118.11275,C,Los Angeles:1
90714,Lakewood,33.8512,-118.1339,G,Los Angeles:1
90715,Lakewood,33.84103,-118.07914,C,Los Angeles:1
90716,Hawaiian Gardens,33.83047,-118.07296,C,Los Angeles:1
90717,Lomita,33.79346,-118.31705,C,Los Angeles:1
90720,Los Alamitos,33.79501,-118.06269,C,Orange:1
90721,Los Alamitos,33.8023,-118.069,G,Orange:1
90723,Paramount,33.89888,-118.16663,C,Los Angeles:1
90731,San Pedro,33.73235,-118.27815,C,Los Angeles:1
90732,San Pedro,33.73732,-118.31343,C,Los Angeles:1
90733,San Pedro,33.7866,-118.2987,G,Los Angeles:1
90734,San Pedro,33.7866,-118.2987,G,Los Angeles:1
90740,Seal Beach,33.75433,-118.07327,C,Orange:1
90742,Sunset Beach,33.72089,-118.07641,C,Orange:1
90743,Surfside,33.73015,-118.09032,C,Orange:1
90744,Wilmington,33.77721,-118.2596,C,Los Angeles:1
90745,Carson,33.82027,-118.26413,C,Los Angeles:1
90746,Carson,33.85923,-118.25231,C,Los Angeles:1
90747,Carson,33.86379,-118.25135,C,Los Angeles:1
90748,Wilmington,33.78,-118.2626,G,Los Angeles:1
90749,Carson,33.7866,-118.2987,G,Los Angeles:1
90755,Signal Hill,33.80317,-118.16713,C,Los Angeles:1
90801,Long Beach,33.767,-118.1892,G,Los Angeles:1
90802,Long Beach,33.75135,-118.20682,C,Los Angeles:1
90803,Long Beach,33.75419,-118.13236,C,Los Angeles:1
90804,Long Beach,33.78169,-118.14836,C,Los Angeles:1
90805,Long Beach,33.86462,-118.18057,C,Los Angeles:1
90806,Long Beach,33.80887,-118.17849,C,Los Angeles:1
90807,Long Beach,33.8302,-118.18118,C,Los Angeles:1
90808,Long Beach,33.82394,-118.11133,C,Los Angeles:0.9985;Orange:0.0015
90809,Long Beach,33.7866,-118.2987,G,Los Angeles:1
90810,Long Beach,33.81984,-118.22238,C,Los Angeles:1
90813,Long Beach,33.78226,-118.19679,C,Los Angeles:1
90814,Long Beach,33.77158,-118.14336,C,Los Angeles:1
90815,Long Beach,33.79507,-118.11572,C,Los Angeles:0.998;Orange:0.002
90822,Long Beach,33.77844,-118.11865,C,Los Angeles:1
90831,Long Beach,33.76831,-118.20076,C,Los Angeles:1
90832,Long Beach,33.767,-118.1892,G,Los Angeles:1
90833,Long Beach,33.7678,-118.1994,G,Los Angeles:1
90834,Long Beach,33.7678,-118.1994,G,
90835,Long Beach,33.7678,-118.1994,G,
90840,Long Beach,33.78457,-118.12131,C,Los Angeles:1
90842,Long Beach,33.7866,-118.2987,G,
90844,Long Beach,33.767,-118.1892,G,Los Angeles:1
90846,Long Beach,33.8249,-118.1504,G,Los Angeles:1
90847,Long Beach,33.7866,-118.2987,G,
90848,Long Beach,33.7866,-118.2987,G,
90853,Long Beach,33.7866,-118.2987,G,Los Angeles:1
90895,Carson,33.8392,-118.2202,G,Los Angeles:1
90899,Long Beach,33.767,-118.1892,G,
91001,Altadena,34.19449,-118.13826,C,Los Angeles:1
91003,Altadena,34.1897,-118.1312,G,Los Angeles:1
91006,Arcadia,34.13516,-118.02669,C,Los Angeles:1
91007,Arcadia,34.12828,-118.04773,C,Los Angeles:1
91008,Duarte,34.15316,-117.96882,C,Los Angeles:1
91009,Duarte,34.1395,-117.9773,G,Los Angeles:1
91010,Duarte,34.14101,-117.95866,C,Los Angeles:1
91011,La Canada Flintridge,34.21793,-118.20225,C,Los Angeles:1
91012,La Canada Flintridge,34.1992,-118.1879,G,Los Angeles:1
91016,Monrovia,34.1528,-118.00048,C,Los Angeles:1
91017,Monrovia,34.1481,-117.999,G,Los Angeles:1
91020,Montrose,34.21137,-118.23069,C,Los Angeles:1
91021,Montrose,34.2064,-118.2242,G,Los Angeles:1
91023,Mount Wilson,34.2264,-118.0662,G,Los Angeles:1
91024,Sierra Madre,34.17527,-118.04607,C,Los Angeles:1
91025,Sierra Madre,34.1617,-118.0528,G,Los Angeles:1
91030,South Pasadena,34.10896,-118.15662,C,Los Angeles:1
91031,South Pasadena,34.1161,-118.1503,G,Los Angeles:1
91040,Sunland,34.2577,-118.33845,C,Los Angeles:1
91041,Sunland,34.2669,-118.3023,G,Los Angeles:1
91042,Tujunga,34.3155,-118.26485,C,Los Angeles:1
91043,Tujunga,34.2522,-118.2884,G,Los Angeles:1
91046,Verdugo City,34.21168,-118.24092,C,Los Angeles:1
91066,Arcadia,34.1397,-118.0353,G,Los Angeles:1
91077,Arcadia,34.1397,-118.0353,G,Los Angeles:1
91101,Pasadena,34.14677,-118.13892,C,Los Angeles:1
91102,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91103,Pasadena,34.16736,-118.16414,C,Los Angeles:1
91104,Pasadena,34.16536,-118.12375,C,Los Angeles:1
91105,Pasadena,34.13946,-118.16665,C,Los Angeles:1
91106,Pasadena,34.1394,-118.12866,C,Los Angeles:1
91107,Pasadena,34.15901,-118.08735,C,Los Angeles:1
91108,San Marino,34.12237,-118.11423,C,Los Angeles:1
91109,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91110,Pasadena,34.1478,-118.1445,G,
91114,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91115,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91116,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91117,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91118,San Marino,34.1214,-118.1065,G,Los Angeles:1
91121,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91123,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91124,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91125,Pasadena,34.13764,-118.12495,C,Los Angeles:1
91126,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91129,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91182,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91184,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91185,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91188,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91189,Pasadena,34.1478,-118.1445,G,Los Angeles:1
91199,Pasadena,34.1478,-118.1436,G,Los Angeles:1
91201,Glendale,34.17051,-118.28946,C,Los Angeles:1
91202,Glendale,34.1833,-118.26448,C,Los Angeles:1
91203,Glendale,34.15334,-118.26297,C,Los Angeles:1
91204,Glendale,34.13556,-118.26094,C,Los Angeles:1
91205,Glendale,34.13658,-118.24584,C,Los Angeles:1
91206,Glendale,34.16036,-118.21377,C,Los Angeles:1
91207,Glendale,34.16794,-118.24424,C,Los Angeles:1
91208,Glendale,34.18567,-118.2395,C,Los Angeles:1
91209,Glendale,34.1425,-118.2551,G,Los Angeles:1
91210,Glendale,34.14465,-118.25806,C,Los Angeles:1
91214,La Crescenta,34.23573,-118.24666,C,Los Angeles:1
91221,Glendale,34.1425,-118.2551,G,Los Angeles:1
91222,Glendale,34.1425,-118.2551,G,Los Angeles:1
91224,La Crescenta,34.2242,-118.2401,G,Los Angeles:1
91225,Glendale,34.1425,-118.2551,G,Los Angeles:1
91226,Glendale,34.1425,-118.2551,G,Los Angeles:1
91301,Agoura Hills,34.12329,-118.75854,C,Los Angeles:1
91302,Calabasas,34.12256,-118.66982,C,Los Angeles:1
91303,Canoga Park,34.19829,-118.6022,C,Los Angeles:1
91304,Canoga Park,34.22779,-118.64461,C,Los Angeles:0.9942;Ventura:0.0058
91305,Canoga Park,34.2011,-118.5981,G,Los Angeles:1
91306,Winnetka,34.20953,-118.57756,C,Los Angeles:1
91307,West Hills,34.20049,-118.66484,C,Los Angeles:0.9221;Ventura:0.0779
91308,West Hills,34.1973,-118.644,G,Los Angeles:1
91309,Canoga Park,34.2011,-118.5981,G,Los Angeles:1
91310,Castaic,34.4889,-118.6229,G,Los Angeles:1
91311,Chatsworth,34.2925,-118.60242,C,Los Angeles:0.9937;Ventura:0.0063
91313,Chatsworth,34.2572,-118.6012,G,Los Angeles:1
91316,Encino,34.15854,-118.5166,C,Los Angeles:1
91319,Newbury Park,34.1842,-118.9107,G,Ventura:1
91320,Newbury Park,34.17338,-118.94798,C,Ventura:1
91321,Newhall,34.36371,-118.48704,C,Los Angeles:1
91322,Newhall,34.3847,-118.5309,G,Los Angeles:1
91324,Northridge,34.23821,-118.55029,C,Los Angeles:1
91325,Northridge,34.23752,-118.51771,C,Los Angeles:1
91326,Porter Ranch,34.28178,-118.5557,C,Los Angeles:1
91327,Northridge,34.2283,-118.5368,G,Los Angeles:1
91328,Northridge,34.2283,-118.5368,G,Los Angeles:1
91329,Northridge,34.2283,-118.5368,G,
91330,Northridge,34.24452,-118.52668,C,Los Angeles:1
91331,Pacoima,34.25529,-118.4197,C,Los Angeles:1
91333,Pacoima,34.2625,-118.427,G,Los Angeles:1
91334,Pacoima,34.2625,-118.427,G,Los Angeles:1
91335,Reseda,34.20018,-118.54096,C,Los Angeles:1
91337,Reseda,34.2011,-118.5365,G,Los Angeles:1
91340,San Fernando,34.28667,-118.43482,C,Los Angeles:1
91341,San Fernando,34.2819,-118.439,G,Los Angeles:1
91342,Sylmar,34.32658,-118.38226,C,Los Angeles:1
91343,North Hills,34.2388,-118.4823,C,Los Angeles:1
91344,Granada Hills,34.28947,-118.5047,C,Los Angeles:1
91345,Mission Hills,34.26588,-118.45675,C,Los Angeles:1
91346,Mission Hills,34.2572,-118.467,G,Los Angeles:1
91350,Santa Clarita,34.4306,-118.50277,C,Los Angeles:1
91351,Canyon Country,34.43373,-118.45806,C,Los Angeles:1
91352,Sun Valley,34.23085,-118.36586,C,Los Angeles:1
91353,Sun Valley,34.2175,-118.3704,G,Los Angeles:1
91354,Valencia,34.45842,-118.55414,C,Los Angeles:1
91355,Valencia,34.40185,-118.57001,C,Los Angeles:1
91356,Tarzana,34.155,-118.54756,C,Los Angeles:1
91357,Tarzana,34.1733,-118.554,G,Los Angeles:1
91358,Thousand Oaks,34.1706,-118.8376,G,Ventura:1
91359,Westlake Village,34.1458,-118.8056,G,Ventura:1
91360,Thousand Oaks,34.2133,-118.87413,C,Ventura:1
91361,Westlake Village,34.13728,-118.88204,C,Ventura:0.6818;Los Angeles:0.3182
91362,Thousand Oaks,34.19243,-118.81949,C,Ventura:0.9186;Los Angeles:0.0814
91364,Woodland Hills,34.1548,-118.59482,C,Los Angeles:1
91365,Woodland Hills,34.1683,-118.6059,G,Los Angeles:1
91367,Woodland Hills,34.17731,-118.6157,C,Los Angeles:1
91371,Woodland Hills,34.18501,-118.57609,C,Los Angeles:1
91372,Calabasas,34.1578,-118.6384,G,Los Angeles:1
91376,Agoura Hills,34.1364,-118.7745,G,Los Angeles:1
91377,Oak Park,34.18472,-118.76652,C,Ventura:1
91380,Santa Clarita,34.3917,-118.5426,G,Los Angeles:1
91381,Stevenson Ranch,34.37322,-118.60797,C,Los Angeles:1
91382,Santa Clarita,34.3917,-118.5426,G,Los Angeles:1
91383,Santa Clarita,34.3917,-118.5426,G,Los Angeles:1
91384,Castaic,34.5201,-118.66828,C,Los Angeles:1
91385,Valencia,34.4436,-118.6095,G,Los Angeles:1
91386,Canyon Country,34.4233,-118.472,G,Los Angeles:1
91387,Canyon Country,34.40252,-118.36346,C,Los Angeles:1
91390,Santa Clarita,34.57652,-118.49276,C,Los Angeles:1
91392,Sylmar,34.3078,-118.4492,G,Los Angeles:1
91393,North Hills,34.2364,-118.4847,G,Los Angeles:1
91394,Granada Hills,34.2647,-118.5231,G,Los Angeles:1
91395,Mission Hills,34.2572,-118.467,G,Los Angeles:1
91396,Winnetka,34.2133,-118.572,G,Los Angeles:1
91401,Van Nuys,34.17848,-118.43179,C,Los Angeles:1
91402,Panorama City,34.22251,-118.44469,C,Los Angeles:1
91403,Sherman Oaks,34.14776,-118.46474,C,Los Angeles:1
91404,Van Nuys,34.1867,-118.449,G,Los Angeles:1
91405,Van Nuys,34.20249,-118.44805,C,Los Angeles:1
91406,Van Nuys,34.19745,-118.48898,C,Los Angeles:1
91407,Van Nuys,34.1867,-118.449,G,Los Angeles:1
91408,Van Nuys,34.1867,-118.449,G,Los Angeles:1
91409,Van Nuys,34.1867,-118.449,G,Los Angeles:1
91410,Van Nuys,34.1867,-118.449,G,
91411,Van Nuys,34.17852,-118.45963,C,Los Angeles:1
91412,Panorama City,34.2247,-118.4498,G,Los Angeles:1
91413,Sherman Oaks,34.1511,-118.4492,G,Los Angeles:1
91416,Encino,34.1592,-118.5012,G,Los Angeles:1
91423,Sherman Oaks,34.14949,-118.43188,C,Los Angeles:1
91426,Encino,34.1592,-118.5012,G,Los Angeles:1
91436,Encino,34.14959,-118.48971,C,Los Angeles:1
91470,Van Nuys,34.1867,-118.449,G,Los Angeles:1
91482,Van Nuys,34.1867,-118.449,G,Los Angeles:1
91495,Sherman Oaks,34.1511,-118.4492,G,
91496,Van Nuys,34.1867,-118.449,G,
91499,Van Nuys,34.1867,-118.449,G,Los Angeles:1
91501,Burbank,34.19356,-118.29432,C,Los Angeles:1
91502,Burbank,34.17682,-118.30932,C,Los Angeles:1
91503,Burbank,34.1808,-118.309,G,Los Angeles:1
91504,Burbank,34.21301,-118.31774,C,Los Angeles:1
91505,Burbank,34.17583,-118.34754,C,Los Angeles:1
91506,Burbank,34.16971,-118.32355,C,Los Angeles:1
91507,Burbank,34.1808,-118.309,G,Los Angeles:1
91508,Burbank,34.1808,-118.309,G,Los Angeles:1
91510,Burbank,34.1808,-118.309,G,Los Angeles:1
91521,Burbank,34.1808,-118.309,G,Los Angeles:1
91522,Burbank,34.1808,-118.309,G,Los Angeles:1
91523,Burbank,34.1808,-118.309,G,Los Angeles:1
91526,Burbank,34.1808,-118.309,G,
91601,North Hollywood,34.16825,-118.37229,C,Los Angeles:1
91602,North Hollywood,34.15082,-118.36816,C,Los Angeles:1
91603,North Hollywood,34.1722,-118.379,G,Los Angeles:1
91604,Studio City,34.14019,-118.3946,C,Los Angeles:1
91605,North Hollywood,34.20734,-118.40097,C,Los Angeles:1
91606,North Hollywood,34.18577,-118.38832,C,Los Angeles:1
91607,Valley Village,34.16578,-118.39979,C,Los Angeles:1
91608,Universal City,34.13873,-118.35086,C,Los Angeles:1
91609,North Hollywood,34.1722,-118.379,G,Los Angeles:1
91610,Toluca Lake,33.7866,-118.2987,G,Los Angeles:1
91611,North Hollywood,34.1722,-118.379,G,
91612,North Hollywood,34.1722,-118.379,G,
91614,Studio City,34.1486,-118.3965,G,Los Angeles:1
91615,North Hollywood,34.1722,-118.379,G,Los Angeles:1
91616,North Hollywood,34.1722,-118.379,G,
91617,Valley Village,34.1649,-118.3965,G,Los Angeles:1
91618,North Hollywood,34.1722,-118.379,G,
91701,Rancho Cucamonga,34.13783,-117.6003,C,San Bernardino:1
91702,Azusa,34.28153,-117.80009,C,Los Angeles:1
91706,Baldwin Park,34.09741,-117.96827,C,Los Angeles:1
91708,Chino,33.95208,-117.63978,C,San Bernardino:0.9999;Riverside:0.0001
91709,Chino Hills,33.94297,-117.72565,C,San Bernardino:0.999;Los Angeles:0.001
91710,Chino,34.00507,-117.68246,C,San Bernardino:0.9998;Los Angeles:0.0002
91711,Claremont,34.12807,-117.71477,C,Los Angeles:1
91714,City Of Industry,34.0197,-117.9587,G,Los Angeles:1
91715,City Of Industry,34.0197,-117.9587,G,Los Angeles:1
91716,City Of Industry,34.0197,-117.9587,G,Los Angeles:1
91722,Covina,34.09733,-117.90671,C,Los Angeles:1
91723,Covina,34.08475,-117.88684,C,Los Angeles:1
91724,Covina,34.07899,-117.85441,C,Los Angeles:1
91729,Rancho Cucamonga,34.1064,-117.5931,G,San Bernardino:1
91730,Rancho Cucamonga,34.1004,-117.58128,C,San Bernardino:1
91731,El Monte,34.07857,-118.04346,C,Los Angeles:1
91732,El Monte,34.07241,-118.01452,C,Los Angeles:1
91733,South El Monte,34.04581,-118.05376,C,Los Angeles:1
91734,El Monte,34.0686,-118.0276,G,Los Angeles:1
91735,El Monte,34.0686,-118.0276,G,
91737,Rancho Cucamonga,34.15524,-117.5781,C,San Bernardino:1
91739,Rancho Cucamonga,34.15639,-117.51694,C,San Bernardino:1
91740,Glendora,34.11937,-117.85505,C,Los Angeles:1
91741,Glendora,34.16336,-117.83412,C,Los Angeles:1
91743,Guasti,34.065,-117.5864,G,San Bernardino:1
91744,La Puente,34.0313,-117.93678,C,Los Angeles:1
91745,Hacienda Heights,33.999,-117.97215,C,Los Angeles:1
91746,La Puente,34.0433,-117.98686,C,Los Angeles:1
91747,La Puente,34.02,-117.9495,G,Los Angeles:1
91748,Rowland Heights,33.97829,-117.90232,C,Los Angeles:1
91749,La Puente,34.02,-117.9495,G,
91750,La Verne,34.14806,-117.76663,C,Los Angeles:1
91752,Mira Loma,33.99648,-117.53133,C,Riverside:0.9999;San Bernardino:0.0001
91754,Monterey Park,34.05292,-118.14347,C,Los Angeles:1
91755,Monterey Park,34.05096,-118.11439,C,Los Angeles:1
91756,Monterey Park,34.0625,-118.1228,G,Los Angeles:1
91758,Ontario,34.0633,-117.6509,G,
91759,Mount Baldy,34.2637,-117.69957,C,San Bernardino:1
91761,Ontario,34.0356,-117.59153,C,San Bernardino:0.9999;Riverside:0.0001
91762,Ontario,34.05941,-117.6693,C,San Bernardino:0.9999;Riverside:0.0001
91763,Montclair,34.07206,-117.69829,C,San Bernardino:1
91764,Ontario,34.07409,-117.60562,C,San Bernardino:1
91765,Diamond Bar,33.98545,-117.81192,C,Los Angeles:1
91766,Pomona,34.04229,-117.75611,C,Los Angeles:0.9473;San Bernardino:0.0527
91767,Pomona,34.08309,-117.738,C,Los Angeles:1
91768,Pomona,34.06436,-117.79093,C,Los Angeles:1
91769,Pomona,34.0553,-117.7523,G,Los Angeles:1
91770,Rosemead,34.06511,-118.08279,C,Los Angeles:1
91771,Rosemead,34.0806,-118.0728,G,Los Angeles:1
91772,Rosemead,34.0806,-118.0728,G,Los Angeles:1
91773,San Dimas,34.10748,-117.80875,C,Los Angeles:1
91775,San Gabriel,34.11526,-118.08831,C,Los Angeles:1
91776,San Gabriel,34.08895,-118.09447,C,Los Angeles:1
91778,San Gabriel,34.0961,-118.1058,G,Los Angeles:1
91780,Temple City,34.10151,-118.05586,C,Los Angeles:1
91784,Upland,34.14115,-117.65558,C,San Bernardino:1
91785,Upland,34.1144,-117.6583,G,San Bernardino:1
91786,Upland,34.10525,-117.66207,C,San Bernardino:0.987;Los Angeles:0.013
91788,Walnut,34.0203,-117.8653,G,Los Angeles:1
91789,Walnut,34.01819,-117.85482,C,Los Angeles:1
91790,West Covina,34.06696,-117.93701,C,Los Angeles:1
91791,West Covina,34.06162,-117.89223,C,Los Angeles:1
91792,West Covina,34.02258,-117.90236,C,Los Angeles:1
91793,West Covina,34.0686,-117.939,G,Los Angeles:1
91801,Alhambra,34.09092,-118.12776,C,Los Angeles:1
91802,Alhambra,34.0953,-118.127,G,Los Angeles:1
91803,Alhambra,34.07474,-118.14596,C,Los Angeles:1
91804,Alhambra,34.0953,-118.127,G,Los Angeles:1
91896,Alhambra,34.0953,-118.127,G,Los Angeles:1
91899,Alhambra,34.0953,-118.127,G,Los Angeles:1
91901,Alpine,32.81362,-116.72697,C,San Diego:1
91902,Bonita,32.67322,-117.0061,C,San Diego:1
91903,Alpine,32.8351,-116.7664,G,San Diego:1
91905,Boulevard,32.67865,-116.30748,C,San Diego:1
91906,Campo,32.65805,-116.47604,C,San Diego:1
91908,Bonita,32.6578,-117.03,G,San Diego:1
91909,Chula Vista,32.6401,-117.0842,G,
91910,Chula Vista,32.6371,-117.06176,C,San Diego:1
91911,Chula Vista,32.60735,-117.05036,C,San Diego:1
91912,Chula Vista,32.6401,-117.0842,G,San Diego:1
91913,Chula Vista,32.62289,-116.98689,C,San Diego:1
91914,Chula Vista,32.66604,-116.95424,C,San Diego:1
91915,Chula Vista,32.6236,-116.9498,C,San Diego:1
91916,Descanso,32.91103,-116.63201,C,San Diego:1
91917,Dulzura,32.642,-116.75377,C,San Diego:1
91921,Chula Vista,32.6401,-117.0842,G,San Diego:1
91931,Guatay,32.8376,-116.5803,C,San Diego:1
91932,Imperial Beach,32.56535,-117.11457,C,San Diego:1
91933,Imperial Beach,32.5839,-117.1131,G,San Diego:1
91934,Jacumba,32.64899,-116.15256,C,San Diego:1
91935,Jamul,32.69434,-116.77551,C,San Diego:1
91941,La Mesa,32.75927,-116.99709,C,San Diego:1
91942,La Mesa,32.77727,-117.02134,C,San Diego:1
91943,La Mesa,32.7678,-117.0231,G,San Diego:1
91944,La Mesa,32.7678,-117.0231,G,San Diego:1
91945,Lemon Grove,32.73315,-117.03407,C,San Diego:1
91946,Lemon Grove,32.7426,-117.0314,G,San Diego:1
91948,Mount Laguna,32.86495,-116.47304,C,San Diego:1
91950,National City,32.66907,-117.09349,C,San Diego:1
91951,National City,32.6781,-117.0992,G,San Diego:1
91962,Pine Valley,32.84677,-116.51977,C,San Diego:1
91963,Potrero,32.64795,-116.59636,C,San Diego:1
91976,Spring Valley,32.7448,-116.9989,G,San Diego:1
91977,Spring Valley,32.72624,-116.99432,C,San Diego:1
91978,Spring Valley,32.69892,-116.93096,C,San Diego:1
91979,Spring Valley,32.7448,-116.9989,G,San Diego:1
91980,Tecate,32.58519,-116.63254,C,San Diego:1
91987,Tecate,32.5773,-116.6275,G,
92003,Bonsall,33.28527,-117.19778,C,San Diego:1
92004,Borrego Springs,33.1977,-116.16746,C,San Diego:1
92007,Cardiff By The Sea,33.02305,-117.27558,C,San Diego:1
92008,Carlsbad,33.14248,-117.31344,C,San Diego:1
92009,Carlsbad,33.09534,-117.24577,C,San Diego:1
92010,Carlsbad,33.16538,-117.28143,C,San Diego:1
92011,Carlsbad,33.10676,-117.29633,C,San Diego:1
92013,Carlsbad,33.1581,-117.3506,G,San Diego:1
92014,Del Mar,32.96323,-117.25037,C,San Diego:1
92018,Carlsbad,33.1581,-117.3506,G,San Diego:1
92019,El Cajon,32.77884,-116.87141,C,San Diego:1
92020,El Cajon,32.79561,-116.96975,C,San Diego:1
92021,El Cajon,32.83573,-116.87462,C,San Diego:1
92022,El Cajon,32.7948,-116.9625,G,San Diego:1
92023,Encinitas,33.036,-117.292,G,San Diego:1
92024,Encinitas,33.05687,-117.25758,C,San Diego:1
92025,Escondido,33.07781,-117.03313,C,San Diego:1
92026,Escondido,33.21097,-117.12479,C,San Diego:1
92027,Escondido,33.1316,-116.97694,C,San Diego:1
92028,Fallbrook,33.38647,-117.22496,C,San Diego:0.9995;Riverside:0.0005
92029,Escondido,33.08553,-117.12397,C,San Diego:1
92030,Escondido,33.1192,-117.0864,G,San Diego:1
92033,Escondido,33.1192,-117.0864,G,San Diego:1
92036,Julian,33.03241,-116.26518,C,San Diego:1
92037,La Jolla,32.85464,-117.25177,C,San Diego:1
92038,La Jolla,32.8473,-117.2742,G,San Diego:1
92039,La Jolla,32.8473,-117.2742,G,San Diego:1
92040,Lakeside,32.90891,-116.89197,C,San Diego:1
92046,Escondido,33.1192,-117.0864,G,San Diego:1
92049,Oceanside,33.1959,-117.3795,G,San Diego:1
92051,Oceanside,33.1959,-117.3795,G,San Diego:1
92052,Oceanside,33.1959,-117.3795,G,San Diego:1
92054,Oceanside,33.19307,-117.35968,C,San Diego:1
92055,Camp Pendleton,33.4112,-117.43326,C,San Diego:1
92056,Oceanside,33.19958,-117.29876,C,San Diego:1
92057,Oceanside,33.25462,-117.28331,C,San Diego:1
92058,Oceanside,33.26397,-117.34478,C,San Diego:1
92059,Pala,33.38274,-117.05189,C,San Diego:1
92060,Palomar Mountain,33.35038,-116.86444,C,San Diego:1
92061,Pauma Valley,33.30038,-116.93055,C,San Diego:1
92064,Poway,32.98435,-117.01354,C,San Diego:1
92065,Ramona,33.04037,-116.83007,C,San Diego:1
92066,Ranchita,33.21541,-116.53583,C,San Diego:1
92067,Rancho Santa Fe,33.02091,-117.19035,C,San Diego:1
92068,San Luis Rey,33.232,-117.3236,G,San Diego:1
92069,San Marcos,33.1753,-117.15762,C,San Diego:1
92070,Santa Ysabel,33.18858,-116.74328,C,San Diego:1
92071,Santee,32.85068,-116.99531,C,San Diego:1
92072,Santee,32.8384,-116.9739,G,San Diego:1
92074,Poway,32.9628,-117.0359,G,San Diego:1
92075,Solana Beach,32.99725,-117.26058,C,San Diego:1
92078,San Marcos,33.11706,-117.18081,C,San Diego:1
92079,San Marcos,33.1434,-117.1661,G,San Diego:1
92081,Vista,33.16453,-117.24055,C,San Diego:1
92082,Valley Center,33.25179,-117.00278,C,San Diego:1
92083,Vista,33.19808,-117.24836,C,San Diego:1
92084,Vista,33.22728,-117.2001,C,San Diego:1
92085,Vista,33.2,-117.2425,G,San Diego:1
92086,Warner Springs,33.314,-116.62954,C,San Diego:1
92088,Fallbrook,33.3764,-117.2511,G,San Diego:1
92091,Rancho Santa Fe,33.05239,-117.18282,C,San Diego:1
92092,La Jolla,32.87555,-117.23614,C,San Diego:1
92093,La Jolla,32.88212,-117.23708,C,San Diego:1
92096,San Marcos,33.12816,-117.15619,C,San Diego:1
92101,San Diego,32.71781,-117.17209,C,San Diego:1
92102,San Diego,32.71598,-117.1175,C,San Diego:1
92103,San Diego,32.74782,-117.16733,C,San Diego:1
92104,San Diego,32.74193,-117.12781,C,San Diego:1
92105,San Diego,32.7404,-117.08987,C,San Diego:1
92106,San Diego,32.70988,-117.23786,C,San Diego:1
92107,San Diego,32.73906,-117.2454,C,San Diego:1
92108,San Diego,32.77398,-117.14271,C,San Diego:1
92109,San Diego,32.78677,-117.23421,C,San Diego:1
92110,San Diego,32.76524,-117.20039,C,San Diego:1
92111,San Diego,32.80648,-117.16897,C,San Diego:1
92112,San Diego,32.7153,-117.1573,G,San Diego:1
92113,San Diego,32.69464,-117.11976,C,San Diego:1
92114,San Diego,32.70775,-117.0553,C,San Diego:1
92115,San Diego,32.76155,-117.07191,C,San Diego:1
92116,San Diego,32.76484,-117.12312,C,San Diego:1
92117,San Diego,32.82489,-117.19971,C,San Diego:1
92118,Coronado,32.69879,-117.20911,C,San Diego:1
92119,San Diego,32.81789,-117.03196,C,San Diego:1
92120,San Diego,32.79399,-117.0738,C,San Diego:1
92121,San Diego,32.89712,-117.20165,C,San Diego:1
92122,San Diego,32.8568,-117.21016,C,San Diego:1
92123,San Diego,32.80962,-117.1342,C,San Diego:1
92124,San Diego,32.82825,-117.08526,C,San Diego:1
92126,San Diego,32.91199,-117.14342,C,San Diego:1
92127,San Diego,33.01877,-117.1241,C,San Diego:1
92128,San Diego,32.99697,-117.07298,C,San Diego:1
92129,San Diego,32.96354,-117.12622,C,San Diego:1
92130,San Diego,32.94762,-117.20583,C,San Diego:1
92131,San Diego,32.89969,-117.04732,C,San Diego:1
92132,San Diego,32.71367,-117.17204,C,San Diego:1
92134,San Diego,32.72505,-117.14541,C,San Diego:1
92135,San Diego,32.69498,-117.19435,C,San Diego:1
92136,San Diego,32.68301,-117.12298,C,San Diego:1
92137,San Diego,32.8538,-117.1197,G,San Diego:1
92138,San Diego,32.7153,-117.1573,G,San Diego:1
92139,San Diego,32.68003,-117.04889,C,San Diego:1
92140,San Diego,32.74128,-117.19771,C,San Diego:1
92142,San Diego,32.7153,-117.1573,G,San Diego:1
92143,San Ysidro,33.2553,-116.5664,G,San Diego:1
92145,San Diego,32.8685,-117.14317,C,San Diego:1
92147,San Diego,32.72474,-117.21875,C,San Diego:1
92149,San Diego,32.7153,-117.1573,G,San Diego:1
92150,San Diego,32.7153,-117.1573,G,San Diego:1
92152,San Diego,32.7153,-117.1573,G,San Diego:1
92153,San Diego,32.7153,-117.1573,G,San Diego:1
92154,San Diego,32.5791,-116.96653,C,San Diego:1
92155,San Diego,32.65812,-117.15695,C,San Diego:1
92158,San Diego,32.7153,-117.1573,G,San Diego:1
92159,San Diego,32.7153,-117.1573,G,San Diego:1
92160,San Diego,32.7153,-117.1573,G,San Diego:1
92161,San Diego,32.87407,-117.23156,C,San Diego:1
92163,San Diego,32.7153,-117.1573,G,San Diego:1
92165,San Diego,32.7153,-117.1573,G,San Diego:1
92166,San Diego,32.7153,-117.1573,G,San Diego:1
92167,San Diego,32.7153,-117.1573,G,San Diego:1
92168,San Diego,32.7153,-117.1573,G,San Diego:1
92169,San Diego,32.7153,-117.1573,G,San Diego:1
92170,San Diego,32.7153,-117.1573,G,San Diego:1
92171,San Diego,32.7153,-117.1573,G,San Diego:1
92172,San Diego,32.7153,-117.1573,G,San Diego:1
92173,San Ysidro,32.55558,-117.05119,C,San Diego:1
92174,San Diego,32.7153,-117.1573,G,San Diego:1
92175,San Diego,32.7153,-117.1573,G,San Diego:1
92176,San Diego,32.7153,-117.1573,G,San Diego:1
92177,San Diego,32.7153,-117.1573,G,San Diego:1
92178,Coronado,32.6859,-117.1831,G,San Diego:1
92179,San Diego,32.5839,-116.93348,C,San Diego:1
92182,San Diego,32.77498,-117.07423,C,San Diego:1
92186,San Diego,32.7153,-117.1573,G,
92187,San Diego,32.7153,-117.1573,G,
92190,San Diego,32.7153,-117.1573,G,
92191,San Diego,32.7153,-117.1573,G,San Diego:1
92192,San Diego,32.7153,-117.1573,G,San Diego:1
92193,San Diego,32.7153,-117.1573,G,San Diego:1
92195,San Diego,32.7153,-117.1573,G,San Diego:1
92196,San Diego,32.7153,-117.1573,G,San Diego:1
92197,San Diego,32.7153,-117.1573,G,San Diego:1
92198,San Diego,32.7153,-117.1573,G,San Diego:1
92199,San Diego,32.7516,-117.1918,G,San Diego:1
92201,Indio,33.70945,-116.23697,C,Riverside:1
92202,Indio,33.7529,-116.0556,G,Riverside:1
92203,Indio,33.75161,-116.24142,C,Riverside:1
92210,Indian Wells,33.70347,-116.3259,C,Riverside:1
92211,Palm Desert,33.7654,-116.3342,C,Riverside:1
92220,Banning,33.93992,-116.83933,C,Riverside:1
92222,Bard,32.78345,-114.54953,C,Imperial:1
92223,Beaumont,33.93782,-116.98137,C,Riverside:1;San Bernardino:0
92225,Blythe,33.71727,-114.66008,C,Riverside:0.9985;Imperial:0.0014;San Bernardino:0.0001
92226,Blythe,33.5987,-114.6525,G,Riverside:1
92227,Brawley,32.99005,-115.33685,C,Imperial:1
92230,Cabazon,33.90879,-116.76878,C,Riverside:1
92231,Calexico,32.68764,-115.56437,C,Imperial:1
92232,Calexico,32.6789,-115.4989,G,Imperial:1
92233,Calipatria,33.14738,-115.50041,C,Imperial:1
92234,Cathedral City,33.81413,-116.46555,C,Riverside:1
92235,Cathedral City,33.7797,-116.4653,G,Riverside:1
92236,Coachella,33.70276,-116.07245,C,Riverside:1
92239,Desert Center,33.76806,-115.21693,C,Riverside:1
92240,Desert Hot Springs,33.95154,-116.5201,C,Riverside:1
92241,Desert Hot Springs,33.84633,-116.28327,C,Riverside:1
92242,Earp,34.18878,-114.30648,C,San Bernardino:1
92243,El Centro,32.7702,-115.59859,C,Imperial:1
92244,El Centro,32.7948,-115.6927,G,Imperial:1
92247,La Quinta,33.6736,-116.2951,G,Riverside:1
92248,La Quinta,33.6736,-116.2951,G,Riverside:1
92249,Heber,32.72607,-115.48215,C,Imperial:1
92250,Holtville,32.77737,-115.12798,C,Imperial:1
92251,Imperial,32.86923,-115.71404,C,Imperial:1
92252,Joshua Tree,34.14798,-116.28422,C,San Bernardino:1
92253,La Quinta,33.65674,-116.29216,C,Riverside:1
92254,Mecca,33.54384,-115.99828,C,Riverside:1
92255,Palm Desert,33.7225,-116.377,G,Riverside:1
92256,Morongo Valley,34.07206,-116.61767,C,San Bernardino:1
92257,Niland,33.33624,-115.52569,C,Imperial:1
92258,North Palm Springs,33.92156,-116.55952,C,Riverside:1
92259,Ocotillo,32.73478,-115.94644,C,Imperial:1
92260,Palm Desert,33.69724,-116.40624,C,Riverside:1
92261,Palm Desert,33.6604,-116.4082,G,Riverside:1
92262,Palm Springs,33.86296,-116.55668,C,Riverside:1
92263,Palm Springs,33.7611,-116.5359,G,Riverside:1
92264,Palm Springs,33.71294,-116.49714,C,Riverside:1
92266,Palo Verde,33.19935,-114.91532,C,Imperial:1
92267,Parker Dam,34.29722,-114.2071,C,San Bernardino:1
92268,Pioneertown,34.16146,-116.55001,C,San Bernardino:1
92270,Rancho Mirage,33.76384,-116.43039,C,Riverside:1
92273,Seeley,32.80302,-115.69797,C,Imperial:1
92274,Thermal,33.47024,-116.11372,C,Riverside:0.6113;Imperial:0.3887
92275,Salton City,33.20782,-115.88082,C,Imperial:1
92276,Thousand Palms,33.83236,-116.38647,C,Riverside:1
92277,Twentynine Palms,34.12777,-115.69013,C,San Bernardino:1
92278,Twentynine Palms,34.23506,-116.05827,C,San Bernardino:1
92280,Vidal,34.12935,-114.98522,C,San Bernardino:1
92281,Westmorland,33.05034,-115.61265,C,Imperial:1
92282,Whitewater,33.96249,-116.65828,C,Riverside:1
92283,Winterhaven,32.89155,-114.77294,C,Imperial:1
92284,Yucca Valley,34.16008,-116.42472,C,San Bernardino:1
92285,Landers,34.33765,-116.51367,C,San Bernardino:1
92286,Yucca Valley,34.1803,-116.35,G,San Bernardino:1
92301,Adelanto,34.65179,-117.52611,C,San Bernardino:0.9999;Los Angeles:0.0001
92304,Amboy,34.54875,-115.6908,C,San Bernardino:1
92305,Angelus Oaks,34.14382,-116.86838,C,San Bernardino:1
92307,Apple Valley,34.57123,-117.13309,C,San Bernardino:1
92308,Apple Valley,34.42022,-117.15613,C,San Bernardino:1
92309,Baker,35.2492,-116.15624,C,San Bernardino:1
92310,Fort Irwin,35.33441,-116.76301,C,San Bernardino:1
92311,Barstow,34.96565,-117.00151,C,San Bernardino:1
92312,Barstow,34.8986,-117.0228,G,San Bernardino:1
92313,Grand Terrace,34.03132,-117.31499,C,San Bernardino:0.9954;Riverside:0.0046
92314,Big Bear City,34.25412,-116.79638,C,San Bernardino:1
92315,Big Bear Lake,34.21713,-116.94161,C,San Bernardino:1
92316,Bloomington,34.05707,-117.39118,C,San Bernardino:1
92317,Blue Jay,34.24508,-117.20873,C,San Bernardino:1
92318,Bryn Mawr,34.0483,-117.2309,G,San Bernardino:1
92320,Calimesa,33.98739,-117.05025,C,Riverside:0.9954;San Bernardino:0.0046
92321,Cedar Glen,34.25004,-117.14727,C,San Bernardino:1
92322,Cedarpines Park,34.25417,-117.32258,C,San Bernardino:1
92323,Cima,35.2378,-115.4992,G,San Bernardino:1
92324,Colton,34.02569,-117.28879,C,San Bernardino:0.9867;Riverside:0.0133
92325,Crestline,34.2467,-117.27603,C,San Bernardino:1
92327,Daggett,34.86787,-116.83591,C,San Bernardino:1
92328,Death Valley,36.37179,-116.97976,C,Inyo:1
92329,Phelan,34.4261,-117.5723,G,San Bernardino:1
92331,Fontana,34.0922,-117.4612,G,San Bernardino:1
92332,Essex,34.90709,-115.36446,C,San Bernardino:1
92333,Fawnskin,34.26066,-116.98215,C,San Bernardino:1
92334,Fontana,34.0922,-117.435,G,San Bernardino:1
92335,Fontana,34.08733,-117.46516,C,San Bernardino:1
92336,Fontana,34.13687,-117.46033,C,San Bernardino:1
92337,Fontana,34.04966,-117.47144,C,San Bernardino:0.9996;Riverside:0.0004
92338,Ludlow,34.78772,-116.25121,C,San Bernardino:1
92339,Forest Falls,34.08393,-116.83737,C,San Bernardino:1
92340,Hesperia,34.4264,-117.3009,G,San Bernardino:1
92341,Green Valley Lake,34.23664,-117.06284,C,San Bernardino:1
92342,Helendale,34.76029,-117.33591,C,San Bernardino:1
92344,Hesperia,34.3918,-117.40657,C,San Bernardino:1
92345,Hesperia,34.36097,-117.31304,C,San Bernardino:1
92346,Highland,34.12405,-117.17757,C,San Bernardino:1
92347,Hinkley,34.95001,-117.25805,C,San Bernardino:1
92350,Loma Linda,34.05294,-117.2616,C,San Bernardino:1
92352,Lake Arrowhead,34.26769,-117.18672,C,San Bernardino:1
92354,Loma Linda,34.05079,-117.25015,C,San Bernardino:1
92356,Lucerne Valley,34.49625,-116.89253,C,San Bernardino:1
92357,Loma Linda,34.0483,-117.2612,G,San Bernardino:1
92358,Lytle Creek,34.24623,-117.56764,C,San Bernardino:1
92359,Mentone,34.08529,-117.07631,C,San Bernardino:1
92363,Needles,34.71108,-114.58198,C,San Bernardino:1
92364,Nipton,35.3596,-115.43877,C,San Bernardino:1
92365,Newberry Springs,34.89669,-116.56042,C,San Bernardino:1
92366,Mountain Pass,35.4703,-115.545,G,San Bernardino:1
92368,Oro Grande,34.66439,-117.31488,C,San Bernardino:1
92369,Patton,34.13941,-117.21966,C,San Bernardino:1
92371,Phelan,34.43834,-117.54259,C,San Bernardino:1
92372,Pinon Hills,34.44868,-117.63492,C,San Bernardino:1
92373,Redlands,34.01195,-117.1597,C,San Bernardino:0.9919;Riverside:0.0081
92374,Redlands,34.06851,-117.17532,C,San Bernardino:1
92375,Redlands,34.0556,-117.1825,G,San Bernardino:1
92376,Rialto,34.11054,-117.38002,C,San Bernardino:1
92377,Rialto,34.15236,-117.40406,C,San Bernardino:1
92378,Rimforest,34.23199,-117.22489,C,San Bernardino:1
92382,Running Springs,34.20622,-117.11227,C,San Bernardino:1
92384,Shoshone,36.04334,-116.11917,C,Inyo:1
92385,Skyforest,34.21344,-117.23059,C,San Bernardino:1
92386,Sugarloaf,34.23704,-116.82529,C,San Bernardino:1
92389,Tecopa,35.82457,-116.27475,C,Inyo:1
92391,Twin Peaks,34.23969,-117.23667,C,San Bernardino:1
92392,Victorville,34.47901,-117.40883,C,San Bernardino:1
92393,Victorville,34.5361,-117.2912,G,San Bernardino:1
92394,Victorville,34.56346,-117.35358,C,San Bernardino:1
92395,Victorville,34.50483,-117.29899,C,San Bernardino:1
92397,Wrightwood,34.35409,-117.75372,C,San Bernardino:0.9951;Los Angeles:0.0049
92398,Yermo,34.98279,-116.85162,C,San Bernardino:1
92399,Yucaipa,34.03231,-117.01058,C,San Bernardino:0.9916;Riverside:0.0084
92401,San Bernardino,34.10591,-117.29181,C,San Bernardino:1
92402,San Bernardino,34.1083,-117.2898,G,San Bernardino:1
92403,San Bernardino,34.1083,-117.2898,G,San Bernardino:1
92404,San Bernardino,34.17863,-117.23893,C,San Bernardino:1
92405,San Bernardino,34.14578,-117.30222,C,San Bernardino:1
92406,San Bernardino,34.1083,-117.2898,G,San Bernardino:1
92407,San Bernardino,34.22516,-117.38849,C,San Bernardino:1
92408,San Bernardino,34.08362,-117.26846,C,San Bernardino:1
92410,San Bernardino,34.11158,-117.26369,C,San Bernardino:1
92411,San Bernardino,34.12281,-117.32581,C,San Bernardino:1
92413,San Bernardino,34.1083,-117.2898,G,San Bernardino:1
92415,San Bernardino,34.10505,-117.28685,C,San Bernardino:1
92418,San Bernardino,34.1083,-117.2898,G,San Bernardino:1
92423,San Bernardino,34.1083,-117.2898,G,San Bernardino:1
92427,San Bernardino,34.1083,-117.2898,G,San Bernardino:1
92501,Riverside,33.99652,-117.37418,C,Riverside:1
92502,Riverside,33.9533,-117.3962,G,Riverside:1
92503,Riverside,33.88288,-117.45172,C,Riverside:1
92504,Riverside,33.90835,-117.40134,C,Riverside:1
92505,Riverside,33.92667,-117.4928,C,Riverside:1
92506,Riverside,33.93476,-117.36688,C,Riverside:1
92507,Riverside,33.99113,-117.3069,C,Riverside:1
92508,Riverside,33.8904,-117.32824,C,Riverside:1
92509,Riverside,34.00327,-117.442,C,Riverside:0.9973;San Bernardino:0.0027
92513,Riverside,33.9533,-117.3962,G,Riverside:1
92514,Riverside,33.9533,-117.3962,G,Riverside:1
92515,Riverside,33.9533,-117.3962,G,
92516,Riverside,33.9533,-117.3962,G,Riverside:1
92517,Riverside,33.9533,-117.3962,G,Riverside:1
92518,March Air Reserve Base,33.89634,-117.27706,C,Riverside:1
92519,Riverside,33.9533,-117.3962,G,Riverside:1
92521,Riverside,33.96714,-117.32637,C,Riverside:1
92522,Riverside,33.9533,-117.3962,G,Riverside:1
92530,Lake Elsinore,33.63306,-117.37046,C,Riverside:1
92531,Lake Elsinore,33.6681,-117.3273,G,Riverside:1
92532,Lake Elsinore,33.69056,-117.30244,C,Riverside:1
92536,Aguanga,33.49199,-116.81695,C,Riverside:0.9939;San Diego:0.0061
92539,Anza,33.52787,-116.64762,C,Riverside:1
92543,Hemet,33.69865,-116.97917,C,Riverside:1
92544,Hemet,33.64593,-116.88163,C,Riverside:1
92545,Hemet,33.73113,-117.03587,C,Riverside:1
92546,Hemet,33.7476,-116.9731,G,Riverside:1
92548,Homeland,33.76391,-117.10903,C,Riverside:1
92549,Idyllwild,33.80382,-116.67927,C,Riverside:1
92551,Moreno Valley,33.88274,-117.22488,C,Riverside:1
92552,Moreno Valley,33.9375,-117.2306,G,Riverside:1
92553,Moreno Valley,33.92335,-117.24533,C,Riverside:1
92554,Moreno Valley,33.9375,-117.2306,G,
92555,Moreno Valley,33.911,-117.11377,C,Riverside:1
92556,Moreno Valley,33.9375,-117.2306,G,Riverside:1
92557,Moreno Valley,33.97255,-117.25826,C,Riverside:1
92561,Mountain Center,33.63042,-116.58229,C,Riverside:1
92562,Murrieta,33.53124,-117.344,C,Riverside:1
92563,Murrieta,33.58002,-117.14736,C,Riverside:1
92564,Murrieta,33.5539,-117.2139,G,Riverside:1
92567,Nuevo,33.82614,-117.08447,C,Riverside:1
92570,Perris,33.77995,-117.32257,C,Riverside:1
92571,Perris,33.84213,-117.19498,C,Riverside:1
92572,Perris,33.7825,-117.2286,G,Riverside:1
92581,San Jacinto,33.7839,-116.9586,G,Riverside:1
92582,San Jacinto,33.80761,-117.01516,C,Riverside:1
92583,San Jacinto,33.79691,-116.93137,C,Riverside:1
92584,Menifee,33.66143,-117.18228,C,Riverside:1
92585,Sun City,33.74216,-117.16724,C,Riverside:1
92586,Sun City,33.70768,-117.20043,C,Riverside:1
92587,Quail Valley,33.69393,-117.2505,C,Riverside:1
92589,Temecula,33.4936,-117.1484,G,Riverside:1
92590,Temecula,33.48294,-117.22608,C,Riverside:0.9999;San Diego:0.0001
92591,Temecula,33.53433,-117.10921,C,Riverside:1
92592,Temecula,33.51094,-117.02151,C,Riverside:1
92593,Temecula,33.4936,-117.1484,G,Riverside:1
92595,Wildomar,33.61637,-117.26027,C,Riverside:1
92596,Winchester,33.66891,-117.04731,C,Riverside:1
92599,Perris,33.7825,-117.2286,G,Riverside:1
92602,Irvine,33.7365,-117.73493,C,Orange:1
92603,Irvine,33.62926,-117.79408,C,Orange:1
92604,Irvine,33.69069,-117.78914,C,Orange:1
92605,Huntington Beach,33.7151,-118.0077,G,Orange:1
92606,Irvine,33.69252,-117.83121,C,Orange:1
92607,Laguna Niguel,33.5269,-117.7117,G,Orange:1
92609,El Toro,33.624,-117.6908,G,Orange:1
92610,Foothill Ranch,33.68336,-117.65408,C,Orange:1
92612,Irvine,33.66002,-117.82443,C,Orange:1
92614,Irvine,33.67795,-117.83457,C,Orange:1
92615,Huntington Beach,33.6566,-117.9699,G,Orange:1
92616,Irvine,33.6519,-117.8361,G,Orange:1
92617,Irvine,33.64197,-117.84105,C,Orange:1
92618,Irvine,33.66731,-117.73358,C,Orange:1
92619,Irvine,33.6706,-117.7645,G,Orange:1
92620,Irvine,33.7066,-117.75695,C,Orange:1
92623,Irvine,33.6942,-117.8126,G,Orange:1
92624,Capistrano Beach,33.45665,-117.66681,C,Orange:1
92625,Corona Del Mar,33.60197,-117.86425,C,Orange:1
92626,Costa Mesa,33.67959,-117.90853,C,Orange:1
92627,Costa Mesa,33.64811,-117.9212,C,Orange:1
92628,Costa Mesa,33.6401,-117.9159,G,Orange:1
92629,Dana Point,33.47506,-117.70563,C,Orange:1
92630,Lake Forest,33.64493,-117.68431,C,Orange:1
92637,Laguna Woods,33.60823,-117.7261,C,Orange:1
92646,Huntington Beach,33.66103,-117.96795,C,Orange:1
92647,Huntington Beach,33.72323,-118.00869,C,Orange:1
92648,Huntington Beach,33.67905,-118.01301,C,Orange:1
92649,Huntington Beach,33.72024,-118.04538,C,Orange:1
92650,East Irvine,33.6795,-117.7609,G,Orange:1
92651,Laguna Beach,33.57148,-117.77289,C,Orange:1
92652,Laguna Beach,33.543,-117.7815,G,Orange:1
92653,Laguna Hills,33.59401,-117.70073,C,Orange:1
92654,Laguna Hills,33.6042,-117.7154,G,Orange:1
92655,Midway City,33.74603,-117.9876,C,Orange:1
92656,Aliso Viejo,33.5752,-117.73035,C,Orange:1
92657,Newport Coast,33.59506,-117.82913,C,Orange:1
92658,Newport Beach,33.6422,-117.8631,G,Orange:1
92659,Newport Beach,33.6222,-117.9235,G,Orange:1
92660,Newport Beach,33.63463,-117.87488,C,Orange:1
92661,Newport Beach,33.60359,-117.91267,C,Orange:1
92662,Newport Beach,33.60509,-117.89232,C,Orange:1
92663,Newport Beach,33.6252,-117.92877,C,Orange:1
92672,San Clemente,33.37294,-117.52096,C,Orange:0.938;San Diego:0.062
92673,San Clemente,33.46691,-117.61402,C,Orange:1
92674,San Clemente,33.4409,-117.6211,G,Orange:1
92675,San Juan Capistrano,33.49977,-117.6537,C,Orange:1
92676,Silverado,33.74949,-117.61639,C,Orange:1
92677,Laguna Niguel,33.52865,-117.70125,C,Orange:1
92678,Trabuco Canyon,33.65182,-117.5071,C,Orange:1
92679,Trabuco Canyon,33.64944,-117.5614,C,Orange:1
92683,Westminster,33.75243,-117.99387,C,Orange:1
92684,Westminster,33.7627,-118.0072,G,Orange:1
92685,Westminster,33.7528,-117.9951,G,Orange:1
92688,Rancho Santa Margarita,33.61873,-117.6108,C,Orange:1
92690,Mission Viejo,33.6117,-117.643,G,Orange:1
92691,Mission Viejo,33.61194,-117.66587,C,Orange:1
92692,Mission Viejo,33.61218,-117.64045,C,Orange:1
92693,San Juan Capistrano,33.4977,-117.6651,G,Orange:1
92694,Ladera Ranch,33.51501,-117.58061,C,Orange:1
92697,Irvine,33.64973,-117.84909,C,Orange:1
92698,Aliso Viejo,33.6686,-117.8386,G,Orange:1
92701,Santa Ana,33.74862,-117.85871,C,Orange:1
92702,Santa Ana,33.7365,-117.8714,G,Orange:1
92703,Santa Ana,33.74852,-117.90616,C,Orange:1
92704,Santa Ana,33.72113,-117.90511,C,Orange:1
92705,Santa Ana,33.76601,-117.78676,C,Orange:1
92706,Santa Ana,33.766,-117.88169,C,Orange:1
92707,Santa Ana,33.70994,-117.87043,C,Orange:1
92708,Fountain Valley,33.71058,-117.95113,C,Orange:1
92711,Santa Ana,33.7669,-117.8043,G,Orange:1
92712,Santa Ana,33.7496,-117.875,G,
92728,Fountain Valley,33.714,-117.9284,G,Orange:1
92735,Santa Ana,33.7188,-117.8546,G,Orange:1
92780,Tustin,33.73681,-117.81968,C,Orange:1
92781,Tustin,33.7369,-117.8181,G,Orange:1
92782,Tustin,33.72838,-117.79747,C,Orange:1
92799,Santa Ana,33.7205,-117.9098,G,Orange:1
92801,Anaheim,33.84498,-117.95215,C,Orange:1
92802,Anaheim,33.80831,-117.92369,C,Orange:1
92803,Anaheim,33.8397,-117.9388,G,Orange:1
92804,Anaheim,33.81801,-117.97519,C,Orange:1
92805,Anaheim,33.83005,-117.90568,C,Orange:1
92806,Anaheim,33.83796,-117.87049,C,Orange:1
92807,Anaheim,33.84873,-117.78836,C,Orange:1
92808,Anaheim,33.85625,-117.74023,C,Orange:1
92809,Anaheim,33.8426,-117.9388,G,Orange:1
92811,Atwood,33.8674,-117.831,G,Orange:1
92812,Anaheim,33.817,-117.9286,G,Orange:1
92814,Anaheim,33.8173,-117.9607,G,Orange:1
92815,Anaheim,33.8319,-117.9121,G,Orange:1
92816,Anaheim,33.8401,-117.8867,G,Orange:1
92817,Anaheim,33.8512,-117.7915,G,Orange:1
92821,Brea,33.93194,-117.85494,C,Orange:1
92822,Brea,33.9187,-117.8892,G,Orange:1
92823,Brea,33.92853,-117.79607,C,Orange:1
92825,Anaheim,33.8356,-117.9132,G,Orange:1
92831,Fullerton,33.87951,-117.89604,C,Orange:1
92832,Fullerton,33.86877,-117.92909,C,Orange:1
92833,Fullerton,33.88051,-117.96113,C,Orange:1
92834,Fullerton,33.8768,-117.897,G,Orange:1
92835,Fullerton,33.90057,-117.91467,C,Orange:1
92836,Fullerton,33.8755,-117.9038,G,Orange:1
92837,Fullerton,33.8695,-117.9611,G,Orange:1
92838,Fullerton,33.8934,-117.931,G,Orange:1
92840,Garden Grove,33.78717,-117.93189,C,Orange:1
92841,Garden Grove,33.78683,-117.98204,C,Orange:1
92842,Garden Grove,33.7783,-117.9456,G,Orange:1
92843,Garden Grove,33.76397,-117.93153,C,Orange:1
92844,Garden Grove,33.7656,-117.9695,C,Orange:1
92845,Garden Grove,33.78291,-118.02637,C,Orange:1
92846,Garden Grove,33.788,-118.0325,G,Orange:1
92850,Anaheim,33.8442,-117.9555,G,
92856,Orange,33.7841,-117.8435,G,Orange:1
92857,Orange,33.8317,-117.8491,G,Orange:1
92859,Orange,33.8027,-117.7867,G,Orange:1
92860,Norco,33.92551,-117.5477,C,Riverside:1
92861,Villa Park,33.81799,-117.81129,C,Orange:1
92862,Orange,33.7915,-117.714,G,Orange:1
92863,Orange,33.8153,-117.8273,G,Orange:1
92864,Orange,33.8143,-117.8308,G,Orange:1
92865,Orange,33.82639,-117.85131,C,Orange:1
92866,Orange,33.78454,-117.84479,C,Orange:1
92867,Orange,33.81567,-117.79916,C,Orange:1
92868,Orange,33.78797,-117.87634,C,Orange:1
92869,Orange,33.79548,-117.76494,C,Orange:1
92870,Placentia,33.88116,-117.85478,C,Orange:1
92871,Placentia,33.8829,-117.8557,G,Orange:1
92877,Corona,33.8753,-117.5664,G,Riverside:1
92878,Corona,33.8753,-117.5664,G,Riverside:1
92879,Corona,33.88261,-117.5282,C,Riverside:1
92880,Corona,33.92539,-117.60725,C,Riverside:0.9972;San Bernardino:0.0028
92881,Corona,33.82388,-117.57003,C,Riverside:1
92882,Corona,33.86287,-117.60009,C,Riverside:1
92883,Corona,33.75801,-117.48026,C,Riverside:1
92885,Yorba Linda,33.8911,-117.8222,G,Orange:1
92886,Yorba Linda,33.89541,-117.80083,C,Orange:1
92887,Yorba Linda,33.88728,-117.73393,C,Orange:1
92899,Anaheim,33.8373,-117.8712,G,Orange:1
93001,Ventura,34.36238,-119.35127,C,Ventura:1
93002,Ventura,34.2783,-119.2932,G,Ventura:1
93003,Ventura,34.28367,-119.2232,C,Ventura:1
93004,Ventura,34.27819,-119.16456,C,Ventura:1
93005,Ventura,34.2783,-119.2932,G,Ventura:1
93006,Ventura,34.2783,-119.2932,G,Ventura:1
93007,Ventura,34.2783,-119.2932,G,Ventura:1
93009,Ventura,34.3562,-119.1462,G,Ventura:1
93010,Camarillo,34.22789,-119.07955,C,Ventura:1
93011,Camarillo,34.2164,-119.0376,G,Ventura:1
93012,Camarillo,34.20339,-118.99144,C,Ventura:1
93013,Carpinteria,34.44013,-119.50331,C,Santa Barbara:0.993;Ventura:0.007
93014,Carpinteria,34.3989,-119.5185,G,Santa Barbara:1
93015,Fillmore,34.40887,-118.8702,C,Ventura:1
93016,Fillmore,34.3992,-118.9182,G,Ventura:1
93020,Moorpark,34.2856,-118.882,G,Ventura:1
93021,Moorpark,34.30518,-118.88393,C,Ventura:1
93022,Oak View,34.40328,-119.29836,C,Ventura:1
93023,Ojai,34.5091,-119.25191,C,Ventura:1
93024,Ojai,34.448,-119.2429,G,Ventura:1
93030,Oxnard,34.2051,-119.17532,C,Ventura:1
93031,Oxnard,34.0324,-119.1343,G,Ventura:1
93032,Oxnard,34.1975,-119.1771,G,Ventura:1
93033,Oxnard,34.16009,-119.1358,C,Ventura:1
93034,Oxnard,34.0324,-119.1343,G,Ventura:1
93035,Oxnard,34.18629,-119.22889,C,Ventura:1
93036,Oxnard,34.24814,-119.15345,C,Ventura:1
93040,Piru,34.60204,-119.01979,C,Ventura:1
93041,Port Hueneme,34.16319,-119.18668,C,Ventura:1
93042,Point Mugu Nawc,33.25565,-119.50359,C,Ventura:1
93043,Port Hueneme Cbc Base,34.17016,-119.20293,C,Ventura:1
93044,Port Hueneme,34.1478,-119.1951,G,Ventura:1
93060,Santa Paula,34.37203,-119.09669,C,Ventura:1
93061,Santa Paula,34.3542,-119.0593,G,Ventura:1
93062,Simi Valley,34.2694,-118.7815,G,Ventura:1
93063,Simi Valley,34.30805,-118.68697,C,Ventura:0.9999;Los Angeles:0.0001
93064,Brandeis,34.24527,-118.69985,C,Ventura:1
93065,Simi Valley,34.26239,-118.77222,C,Ventura:1
93066,Somis,34.2977,-119.01456,C,Ventura:1
93067,Summerland,34.4231,-119.59615,C,Santa Barbara:1
93094,Simi Valley,34.2694,-118.7815,G,Ventura:1
93099,Simi Valley,34.2694,-118.7815,G,Ventura:1
93101,Santa Barbara,34.41926,-119.70805,C,Santa Barbara:1
93102,Santa Barbara,34.4208,-119.6982,G,Santa Barbara:1
93103,Santa Barbara,34.43737,-119.67928,C,Santa Barbara:1
93105,Santa Barbara,34.52904,-119.76789,C,Santa Barbara:1
93106,Santa Barbara,34.41724,-119.85129,C,Santa Barbara:1
93107,Santa Barbara,34.4218,-119.8637,G,
93108,Santa Barbara,34.44897,-119.60543,C,Santa Barbara:1
93109,Santa Barbara,34.40641,-119.72693,C,Santa Barbara:1
93110,Santa Barbara,34.4395,-119.76783,C,Santa Barbara:1
93111,Santa Barbara,34.44918,-119.80478,C,Santa Barbara:1
93116,Goleta,34.4358,-119.8276,G,Santa Barbara:1
93117,Goleta,34.47945,-120.08409,C,Santa Barbara:1
93118,Goleta,34.4358,-119.8276,G,Santa Barbara:1
93120,Santa Barbara,34.4208,-119.6982,G,Santa Barbara:1
93121,Santa Barbara,34.4208,-119.6982,G,Santa Barbara:1
93130,Santa Barbara,34.4208,-119.6982,G,Santa Barbara:1
93140,Santa Barbara,34.4208,-119.6982,G,Santa Barbara:1
93150,Santa Barbara,34.4208,-119.6982,G,Santa Barbara:1
93160,Santa Barbara,34.4208,-119.6982,G,Santa Barbara:1
93190,Santa Barbara,34.4208,-119.6982,G,Santa Barbara:1
93199,Goleta,34.2628,-119.8486,G,Santa Barbara:1
93201,Alpaugh,35.85686,-119.50753,C,Tulare:1
93202,Armona,36.31869,-119.70752,C,Kings:1
93203,Arvin,35.12,-118.8459,C,Kern:1
93204,Avenal,35.9132,-120.08214,C,Kings:0.9997;Kern:0.0003
93205,Bodfish,35.57342,-118.48644,C,Kern:1
93206,Buttonwillow,35.44391,-119.47914,C,Kern:1
93207,California Hot Springs,35.89529,-118.59563,C,Tulare:1
93208,Camp Nelson,36.12978,-118.63978,C,Tulare:1
93210,Coalinga,36.16746,-120.43856,C,Fresno:0.9994;Monterey:0.0006
93212,Corcoran,36.01423,-119.56298,C,Kings:0.9903;Tulare:0.0097
93215,Delano,35.77946,-119.19194,C,Kern:0.9636;Tulare:0.0364
93216,Delano,35.7688,-119.2471,G,
93218,Ducor,35.85714,-119.04493,C,Tulare:1
93219,Earlimart,35.88824,-119.29496,C,Tulare:0.999;Kern:0.001
93220,Edison,35.37873,-118.78185,C,Kern:1
93221,Exeter,36.29639,-119.02993,C,Tulare:1
93222,Pine Mountain Club,34.88625,-119.22044,C,Kern:1
93223,Farmersville,36.30111,-119.20788,C,Tulare:1
93224,Fellows,35.25523,-119.62523,C,Kern:1
93225,Frazier Park,34.78661,-119.02985,C,Kern:0.8977;Ventura:0.1023
93226,Glennville,35.73565,-118.73837,C,Kern:1
93227,Goshen,36.34445,-119.41856,C,Tulare:1
93230,Hanford,36.29223,-119.62268,C,Kings:0.9998;Tulare:0.0002
93232,Hanford,36.3275,-119.6457,G,Kings:1
93234,Huron,36.19609,-120.08481,C,Fresno:1
93235,Ivanhoe,36.38507,-119.22312,C,Tulare:1
93237,Kaweah,36.4745,-118.90427,C,Tulare:1
93238,Kernville,35.85077,-118.49771,C,Kern:1
93239,Kettleman City,36.03277,-119.98641,C,Kings:1
93240,Lake Isabella,35.61755,-118.45229,C,Kern:1
93241,Lamont,35.24526,-118.90528,C,Kern:1
93242,Laton,36.44114,-119.73028,C,Fresno:0.8704;Kings:0.1296
93243,Lebec,34.83998,-118.81495,C,Kern:0.9625;Los Angeles:0.0375
93244,Lemon Cove,36.38634,-118.98972,C,Tulare:1
93245,Lemoore,36.2861,-119.83406,C,Kings:1
93246,Lemoore,36.31767,-119.92748,C,Kings:1
93247,Lindsay,36.20173,-119.08348,C,Tulare:1
93249,Lost Hills,35.6217,-119.88775,C,Kern:1
93250,Mc Farland,35.66908,-119.20197,C,Kern:1
93251,Mc Kittrick,35.3706,-119.69734,C,Kern:1
93252,Maricopa,34.80288,-119.35927,C,Kern:0.6629;Santa Barbara:0.1867;Ventura:0.1314;San Luis Obispo:0.019
93254,New Cuyama,34.94622,-119.80284,C,Santa Barbara:0.9933;San Luis Obispo:0.0067
93255,Onyx,35.67733,-118.10142,C,Kern:1
93256,Pixley,35.97173,-119.31351,C,Tulare:1
93257,Porterville,35.98086,-118.88931,C,Tulare:1
93258,Porterville,36.05833,-119.15209,C,Tulare:1
93260,Posey,35.81909,-118.66119,C,Tulare:1
93261,Richgrove,35.81148,-119.11674,C,Tulare:1
93262,Sequoia National Park,36.43699,-118.67153,C,Tulare:1
93263,Shafter,35.48725,-119.27832,C,Kern:1
93265,Springville,36.21771,-118.69361,C,Tulare:1
93266,Stratford,36.17173,-119.8563,C,Kings:1
93267,Strathmore,36.14362,-119.07388,C,Tulare:1
93268,Taft,35.16757,-119.41002,C,Kern:1
93270,Terra Bella,35.94245,-119.05835,C,Tulare:1
93271,Three Rivers,36.44004,-118.88028,C,Tulare:1
93272,Tipton,36.04735,-119.34443,C,Tulare:1
93274,Tulare,36.17793,-119.37998,C,Tulare:0.9995;Kings:0.0005
93275,Tulare,36.2077,-119.3473,G,Tulare:1
93276,Tupman,35.3176,-119.40931,C,Kern:1
93277,Visalia,36.30133,-119.37259,C,Tulare:1
93278,Visalia,36.3302,-119.2921,G,Tulare:1
93279,Visalia,36.3302,-119.2921,G,Tulare:1
93280,Wasco,35.65224,-119.4464,C,Kern:1
93282,Waukena,36.1296,-119.5161,G,
93283,Weldon,35.5921,-118.2977,C,Kern:1
93285,Wofford Heights,35.74913,-118.4934,C,Kern:1
93286,Woodlake,36.46271,-119.09324,C,Tulare:1
93287,Woody,35.7238,-118.92066,C,Kern:1
93290,Visalia,36.3291,-119.2925,G,Tulare:1
93291,Visalia,36.39178,-119.37284,C,Tulare:1
93292,Visalia,36.36624,-119.21164,C,Tulare:1
93301,Bakersfield,35.38434,-119.02056,C,Kern:1
93302,Bakersfield,35.3733,-119.0187,G,Kern:1
93303,Bakersfield,35.2944,-118.9052,G,Kern:1
93304,Bakersfield,35.33944,-119.02366,C,Kern:1
93305,Bakersfield,35.38988,-118.98518,C,Kern:1
93306,Bakersfield,35.46819,-118.77975,C,Kern:1
93307,Bakersfield,35.24512,-118.9411,C,Kern:1
93308,Bakersfield,35.54749,-118.94687,C,Kern:1
93309,Bakersfield,35.34305,-119.06504,C,Kern:1
93311,Bakersfield,35.15373,-119.16836,C,Kern:1
93312,Bakersfield,35.39185,-119.11955,C,Kern:1
93313,Bakersfield,35.16545,-119.04351,C,Kern:1
93314,Bakersfield,35.39387,-119.24485,C,Kern:1
93380,Bakersfield,35.2944,-118.9052,G,Kern:1
93383,Bakersfield,35.2944,-118.9052,G,
93384,Bakersfield,35.3733,-119.0187,G,Kern:1
93385,Bakersfield,35.2944,-118.9052,G,Kern:1
93386,Bakersfield,35.2944,-118.9052,G,Kern:1
93387,Bakersfield,35.2944,-118.9052,G,Kern:1
93388,Bakersfield,35.2944,-118.9052,G,Kern:1
93389,Bakersfield,35.2944,-118.9052,G,Kern:1
93390,Bakersfield,35.2944,-118.9052,G,Kern:1
93401,San Luis Obispo,35.23587,-120.61591,C,San Luis Obispo:1
93402,Los Osos,35.29523,-120.83547,C,San Luis Obispo:1
93403,San Luis Obispo,35.2828,-120.6596,G,San Luis Obispo:1
93405,San Luis Obispo,35.30047,-120.73484,C,San Luis Obispo:1
93406,San Luis Obispo,35.2828,-120.6596,G,San Luis Obispo:1
93407,San Luis Obispo,35.30663,-120.66917,C,San Luis Obispo:1
93408,San Luis Obispo,35.32111,-120.7189,C,San Luis Obispo:1
93409,San Luis Obispo,35.32357,-120.69737,C,San Luis Obispo:1
93410,San Luis Obispo,35.30446,-120.65694,C,San Luis Obispo:1
93412,Los Osos,35.3111,-120.8324,G,San Luis Obispo:1
93420,Arroyo Grande,35.17601,-120.47676,C,San Luis Obispo:1
93421,Arroyo Grande,35.1186,-120.5907,G,San Luis Obispo:1
93422,Atascadero,35.46535,-120.68944,C,San Luis Obispo:1
93423,Atascadero,35.4282,-120.7695,G,San Luis Obispo:1
93424,Avila Beach,35.19862,-120.78607,C,San Luis Obispo:1
93426,Bradley,35.84014,-120.97519,C,San Luis Obispo:0.5677;Monterey:0.4323
93427,Buellton,34.64296,-120.23913,C,Santa Barbara:1
93428,Cambria,35.585,-121.04147,C,San Luis Obispo:1
93429,Casmalia,34.86766,-120.5399,C,Santa Barbara:1
93430,Cayucos,35.48477,-120.94417,C,San Luis Obispo:1
93432,Creston,35.47852,-120.48144,C,San Luis Obispo:1
93433,Grover Beach,35.12089,-120.61966,C,San Luis Obispo:1
93434,Guadalupe,34.94027,-120.62007,C,Santa Barbara:1
93435,Harmony,35.4919,-120.9763,G,San Luis Obispo:1
93436,Lompoc,34.59993,-120.37653,C,Santa Barbara:1
93437,Lompoc,34.76064,-120.50888,C,Santa Barbara:1
93438,Lompoc,34.6392,-120.4579,G,Santa Barbara:1
93440,Los Alamos,34.76863,-120.25826,C,Santa Barbara:1
93441,Los Olivos,34.73313,-120.09497,C,Santa Barbara:1
93442,Morro Bay,35.4014,-120.79994,C,San Luis Obispo:1
93443,Morro Bay,35.3658,-120.8499,G,San Luis Obispo:1
93444,Nipomo,35.03591,-120.50256,C,San Luis Obispo:1
93445,Oceano,35.04407,-120.62071,C,San Luis Obispo:1
93446,Paso Robles,35.65907,-120.71758,C,San Luis Obispo:1
93447,Paso Robles,35.7562,-120.6935,G,San Luis Obispo:1
93448,Pismo Beach,35.1428,-120.6413,G,San Luis Obispo:1
93449,Pismo Beach,35.16093,-120.65334,C,San Luis Obispo:1
93450,San Ardo,36.08542,-120.81852,C,Monterey:1
93451,San Miguel,35.93254,-120.56086,C,San Luis Obispo:0.8258;Monterey:0.1742
93452,San Simeon,35.74648,-121.22335,C,San Luis Obispo:1
93453,Santa Margarita,35.24135,-120.21927,C,San Luis Obispo:1
93454,Santa Maria,34.92301,-120.25946,C,Santa Barbara:0.9913;San Luis Obispo:0.0087
93455,Santa Maria,34.84831,-120.48288,C,Santa Barbara:1
93456,Santa Maria,34.953,-120.4357,G,Santa Barbara:1
93457,Santa Maria,34.953,-120.4357,G,Santa Barbara:1
93458,Santa Maria,34.95325,-120.49212,C,Santa Barbara:0.9986;San Luis Obispo:0.0014
93460,Santa Ynez,34.67332,-119.74362,C,Santa Barbara:1
93461,Shandon,35.63334,-120.26839,C,San Luis Obispo:0.9973;Kern:0.0027
93463,Solvang,34.60642,-120.13543,C,Santa Barbara:1
93464,Solvang,34.6744,-120.1115,G,Santa Barbara:1
93465,Templeton,35.54272,-120.7338,C,San Luis Obispo:1
93475,Oceano,35.1004,-120.6111,G,San Luis Obispo:1
93483,Grover Beach,35.1216,-120.6213,G,San Luis Obispo:1
93501,Mojave,35.0658,-118.22178,C,Kern:1
93502,Mojave,35.0525,-118.174,G,Kern:1
93504,California City,35.1871,-117.8854,G,Kern:1
93505,California City,35.10896,-117.95646,C,Kern:1
93510,Acton,34.45091,-118.22761,C,Los Angeles:1
93512,Benton,37.89187,-118.55457,C,Mono:1
93513,Big Pine,37.03614,-118.33567,C,Inyo:1
93514,Bishop,37.49211,-118.39041,C,Inyo:0.9097;Mono:0.0903
93515,Bishop,37.3635,-118.3951,G,Inyo:1
93516,Boron,35.00813,-117.64256,C,Kern:0.9708;San Bernardino:0.0292
93517,Bridgeport,38.27808,-119.27481,C,Mono:1
93518,Caliente,35.38511,-118.49117,C,Kern:1
93519,Cantil,35.31421,-117.96073,C,
93522,Darwin,36.3163,-117.59233,C,Inyo:1
93523,Edwards,34.99529,-117.88399,C,Kern:1
93524,Edwards,34.90802,-117.82782,C,Kern:1
93526,Independence,36.85713,-118.25814,C,Inyo:1
93527,Inyokern,35.92293,-118.07894,C,Kern:0.7847;Tulare:0.1891;Inyo:0.0262
93528,Johannesburg,35.37188,-117.6418,C,Kern:1
93529,June Lake,37.77771,-119.1881,C,Mono:1
93530,Keeler,36.49386,-117.89039,C,Inyo:1
93531,Keene,35.23178,-118.61307,C,Kern:1
93532,Lake Hughes,34.68985,-118.53369,C,Los Angeles:1
93534,Lancaster,34.71766,-118.15232,C,Los Angeles:1
93535,Lancaster,34.69839,-117.88994,C,Los Angeles:1
93536,Lancaster,34.73767,-118.38742,C,Los Angeles:0.9989;Kern:0.0011
93539,Lancaster,34.698,-118.1367,G,Los Angeles:1
93541,Lee Vining,38.01865,-119.05973,C,Mono:1
93542,Little Lake,35.9366,-117.9067,G,
93543,Littlerock,34.47528,-117.9696,C,Los Angeles:1
93544,Llano,34.48821,-117.75661,C,Los Angeles:1
93545,Lone Pine,36.61054,-118.02628,C,Inyo:1
93546,Mammoth Lakes,37.54913,-118.83981,C,Mono:0.999;Inyo:0.001
93549,Olancha,36.29273,-117.86535,C,Inyo:1
93550,Palmdale,34.41033,-118.05996,C,Los Angeles:1
93551,Palmdale,34.58962,-118.22738,C,Los Angeles:1
93552,Palmdale,34.58352,-118.02734,C,Los Angeles:1
93553,Pearblossom,34.44524,-117.89487,C,Los Angeles:1
93554,Randsburg,35.36922,-117.75913,C,Kern:1
93555,Ridgecrest,35.58238,-117.6836,C,Kern:0.9903;San Bernardino:0.0097
93556,Ridgecrest,35.6225,-117.6709,G,Kern:1
93558,Red Mountain,35.33945,-117.58513,C,
93560,Rosamond,34.87878,-118.31833,C,Kern:0.9981;Los Angeles:0.0019
93561,Tehachapi,35.09867,-118.51671,C,Kern:1
93562,Trona,35.70122,-117.30754,C,San Bernardino:1
93563,Valyermo,34.37092,-117.81336,C,Los Angeles:1
93581,Tehachapi,35.11291,-118.57098,C,Kern:1
93584,Lancaster,34.698,-118.1367,G,Los Angeles:1
93586,Lancaster,34.698,-118.1367,G,Los Angeles:1
93590,Palmdale,34.5794,-118.1165,G,Los Angeles:1
93591,Palmdale,34.59786,-117.81557,C,Los Angeles:1
93592,Trona,35.7627,-117.3728,G,San Bernardino:1
93596,Boron,34.9994,-117.6498,G,
93599,Palmdale,34.5794,-118.1165,G,Los Angeles:1
93601,Ahwahnee,37.39077,-119.73236,C,Madera:0.9744;Mariposa:0.0256
93602,Auberry,37.06684,-119.38894,C,Fresno:0.9963;Madera:0.0037
93603,Badger,36.48868,-118.99807,C,Tulare:0.9577;Fresno:0.0423
93604,Bass Lake,37.34791,-119.52981,C,Madera:1
93605,Big Creek,37.17622,-119.24952,C,Fresno:1
93606,Biola,36.79872,-120.01627,C,Fresno:1
93607,Burrel,36.5898,-119.8994,G,
93608,Cantua Creek,36.50499,-120.33866,C,Fresno:1
93609,Caruthers,36.52617,-119.86389,C,Fresno:1
93610,Chowchilla,37.08729,-120.28887,C,Madera:0.9899;Merced:0.0101
93611,Clovis,36.82667,-119.68057,C,Fresno:1
93612,Clovis,36.81485,-119.71191,C,Fresno:1
93613,Clovis,36.8252,-119.7029,G,Fresno:1
93614,Coarsegold,37.21757,-119.73107,C,Madera:1
93615,Cutler,36.50374,-119.28385,C,Tulare:1
93616,Del Rey,36.65468,-119.59433,C,Fresno:1
93618,Dinuba,36.52212,-119.38663,C,Tulare:0.9903;Fresno:0.0097
93619,Clovis,36.91418,-119.59398,C,Fresno:1
93620,Dos Palos,37.0435,-120.62051,C,Merced:0.9413;Fresno:0.0566;Madera:0.0021
93621,Dunlap,36.74663,-119.10139,C,Fresno:1
93622,Firebaugh,36.78562,-120.62538,C,Fresno:0.9491;Madera:0.0462;Merced:0.0047
93623,Fish Camp,37.4766,-119.67443,C,Mariposa:1
93624,Five Points,36.37855,-120.13015,C,Fresno:1
93625,Fowler,36.62423,-119.67175,C,Fresno:1
93626,Friant,37.04329,-119.69131,C,Fresno:0.8274;Madera:0.1726
93627,Helm,36.51094,-120.10629,C,Fresno:1
93628,Hume,36.77084,-118.8485,C,Fresno:1
93630,Kerman,36.71657,-120.12695,C,Fresno:0.9997;Madera:0.0003
93631,Kingsburg,36.48007,-119.51734,C,Fresno:0.8453;Tulare:0.1187;Kings:0.036
93633,Kings Canyon National Pk,36.72912,-118.95624,C,Tulare:1
93634,Lakeshore,37.22361,-119.00094,C,Fresno:1
93635,Los Banos,37.02019,-120.8817,C,Merced:1
93636,Madera,36.98488,-119.87752,C,Madera:1
93637,Madera,36.91808,-120.18593,C,Madera:1
93638,Madera,37.04343,-120.03369,C,Madera:1
93639,Madera,36.9613,-120.0607,G,Madera:1
93640,Mendota,36.6727,-120.43974,C,Fresno:1
93641,Miramonte,36.70548,-119.03996,C,Fresno:0.9964;Tulare:0.0036
93642,Mono Hot Springs,37.3266,-119.0176,G,Fresno:1
93643,North Fork,37.20505,-119.51843,C,Madera:1
93644,Oakhurst,37.41802,-119.59257,C,Madera:1
93645,O Neals,37.15211,-119.62014,C,Madera:1
93646,Orange Cove,36.63227,-119.28935,C,Fresno:0.9649;Tulare:0.0351
93647,Orosi,36.60076,-119.17548,C,Tulare:0.9982;Fresno:0.0018
93648,Parlier,36.62062,-119.52058,C,Fresno:1
93649,Piedra,36.8417,-119.3496,G,Fresno:1
93650,Fresno,36.8402,-119.80012,C,Fresno:1
93651,Prather,37.00239,-119.51486,C,Fresno:1
93652,Raisin City,36.59501,-119.90458,C,Fresno:1
93653,Raymond,37.25603,-119.90906,C,Madera:0.9062;Mariposa:0.0938
93654,Reedley,36.65871,-119.40127,C,Fresno:0.9783;Tulare:0.0217
93656,Riverdale,36.45094,-119.93682,C,Fresno:0.9393;Kings:0.0607
93657,Sanger,36.81686,-119.4587,C,Fresno:1
93660,San Joaquin,36.60934,-120.16517,C,Fresno:1
93661,Santa Rita Park,37.1869,-120.6504,G,Merced:1
93662,Selma,36.53657,-119.63865,C,Fresno:1
93664,Shaver Lake,37.04982,-119.19073,C,Fresno:1
93665,South Dos Palos,36.96331,-120.65032,C,Merced:1
93666,Sultana,36.54621,-119.33618,C,Tulare:1
93667,Tollhouse,36.96566,-119.31683,C,Fresno:1
93668,Tranquillity,36.65762,-120.2931,C,Fresno:1
93669,Wishon,37.29091,-119.54837,C,Madera:1
93670,Yettem,36.48556,-119.25415,C,Tulare:1
93673,Traver,36.45235,-119.48238,C,Tulare:1
93675,Yokuts,36.72472,-119.19278,C,Fresno:0.9995;Tulare:0.0005
93701,Fresno,36.7496,-119.78781,C,Fresno:1
93702,Fresno,36.73944,-119.75421,C,Fresno:1
93703,Fresno,36.76886,-119.76241,C,Fresno:1
93704,Fresno,36.80031,-119.80091,C,Fresno:1
93705,Fresno,36.7873,-119.82732,C,Fresno:1
93706,Fresno,36.6559,-119.92026,C,Fresno:1
93707,Fresno,36.7464,-119.6397,G,Fresno:1
93708,Fresno,36.7464,-119.6397,G,Fresno:1
93709,Fresno,36.7464,-119.6397,G,Fresno:1
93710,Fresno,36.82411,-119.76271,C,Fresno:1
93711,Fresno,36.83655,-119.83385,C,Fresno:1
93712,Fresno,36.7464,-119.6397,G,Fresno:1
93714,Fresno,36.7464,-119.6397,G,Fresno:1
93715,Fresno,36.7464,-119.6397,G,Fresno:1
93716,Fresno,36.7464,-119.6397,G,Fresno:1
93717,Fresno,36.7464,-119.6397,G,Fresno:1
93718,Fresno,36.7464,-119.6397,G,Fresno:1
93720,Fresno,36.86221,-119.76079,C,Fresno:1;Madera:0
93721,Fresno,36.73281,-119.78383,C,Fresno:1
93722,Fresno,36.79975,-119.87762,C,Fresno:1
93723,Fresno,36.78976,-119.95256,C,Fresno:1
93724,Fresno,36.7464,-119.6397,G,Fresno:1
93725,Fresno,36.62721,-119.73189,C,Fresno:1
93726,Fresno,36.79367,-119.75971,C,Fresno:1
93727,Fresno,36.75161,-119.6954,C,Fresno:1
93728,Fresno,36.7573,-119.81828,C,Fresno:1
93729,Fresno,36.7464,-119.6397,G,Fresno:1
93730,Fresno,36.90392,-119.74734,C,Fresno:1
93737,Fresno,36.75361,-119.64558,C,Fresno:1
93740,Fresno,36.81638,-119.74612,C,Fresno:1
93741,Fresno,36.76743,-119.79604,C,Fresno:1
93744,Fresno,36.7464,-119.6397,G,Fresno:1
93745,Fresno,36.7464,-119.6397,G,Fresno:1
93747,Fresno,36.7464,-119.6397,G,Fresno:1
93750,Fresno,36.7464,-119.6397,G,Fresno:1
93755,Fresno,36.7464,-119.6397,G,Fresno:1
93760,Fresno,36.7464,-119.6397,G,Fresno:1
93761,Fresno,36.7464,-119.6397,G,Fresno:1
93764,Fresno,36.7464,-119.6397,G,Fresno:1
93765,Fresno,36.7464,-119.6397,G,Fresno:1
93771,Fresno,36.7464,-119.6397,G,Fresno:1
93772,Fresno,36.7464,-119.6397,G,Fresno:1
93773,Fresno,36.7464,-119.6397,G,Fresno:1
93774,Fresno,36.7464,-119.6397,G,Fresno:1
93775,Fresno,36.7464,-119.6397,G,Fresno:1
93776,Fresno,36.7464,-119.6397,G,Fresno:1
93777,Fresno,36.7464,-119.6397,G,Fresno:1
93778,Fresno,36.7464,-119.6397,G,Fresno:1
93779,Fresno,36.7464,-119.6397,G,Fresno:1
93786,Fresno,36.7464,-119.6397,G,Fresno:1
93790,Fresno,36.7464,-119.6397,G,Fresno:1
93791,Fresno,36.7464,-119.6397,G,Fresno:1
93792,Fresno,36.7464,-119.6397,G,Fresno:1
93793,Fresno,36.7464,-119.6397,G,Fresno:1
93794,Fresno,36.7464,-119.6397,G,Fresno:1
93844,Fresno,36.7464,-119.6397,G,Fresno:1
93888,Fresno,36.7464,-119.6397,G,Fresno:1
93901,Salinas,36.64786,-121.63031,C,Monterey:1
93902,Salinas,36.6777,-121.6555,G,Monterey:1
93905,Salinas,36.68507,-121.60599,C,Monterey:1
93906,Salinas,36.72268,-121.63367,C,Monterey:1
93907,Salinas,36.76678,-121.66672,C,Monterey:1
93908,Salinas,36.62603,-121.60209,C,Monterey:1
93912,Salinas,36.6777,-121.6555,G,Monterey:1
93915,Salinas,36.6777,-121.6555,G,Monterey:1
93920,Big Sur,36.05225,-121.5144,C,Monterey:1
93921,Carmel By The Sea,36.55364,-121.92227,C,Monterey:1
93922,Carmel,36.5433,-121.9263,G,Monterey:1
93923,Carmel,36.40577,-121.79602,C,Monterey:1
93924,Carmel Valley,36.4156,-121.63765,C,Monterey:1
93925,Chualar,36.58848,-121.39922,C,Monterey:0.9971;San Benito:0.0029
93926,Gonzales,36.52587,-121.39674,C,Monterey:1
93927,Greenfield,36.27559,-121.39192,C,Monterey:1
93928,Jolon,36.08274,-121.47079,C,Monterey:1
93930,King City,36.1998,-121.08231,C,Monterey:1
93932,Lockwood,35.98976,-121.06436,C,Monterey:1
93933,Marina,36.67697,-121.78145,C,Monterey:1
93940,Monterey,36.56225,-121.8056,C,Monterey:1
93942,Monterey,36.6002,-121.8947,G,Monterey:1
93943,Monterey,36.59765,-121.87331,C,Monterey:1
93944,Monterey,36.60065,-121.91854,C,Monterey:1
93950,Pacific Grove,36.6191,-121.92544,C,Monterey:1
93953,Pebble Beach,36.58744,-121.94482,C,Monterey:1
93954,San Lucas,36.17298,-120.90268,C,Monterey:1
93955,Seaside,36.61479,-121.78802,C,Monterey:1
93960,Soledad,36.40563,-121.32305,C,Monterey:1
93962,Spreckels,36.62472,-121.64649,C,Monterey:1
94002,Belmont,37.51345,-122.29682,C,San Mateo:1
94005,Brisbane,37.68883,-122.40893,C,San Mateo:1
94010,Burlingame,37.57192,-122.37503,C,San Mateo:1
94011,Burlingame,37.5841,-122.3661,G,San Mateo:1
94014,Daly City,37.69069,-122.44774,C,San Mateo:0.9991;San Francisco:0.0009
94015,Daly City,37.68131,-122.48085,C,San Mateo:1
94016,Daly City,37.7058,-122.4619,G,
94017,Daly City,37.7058,-122.4619,G,San Mateo:1
94018,El Granada,37.506,-122.47332,C,San Mateo:1
94019,Half Moon Bay,37.45567,-122.40797,C,San Mateo:1
94020,La Honda,37.26898,-122.22155,C,San Mateo:0.9895;Santa Clara:0.0105
94021,Loma Mar,37.2503,-122.24961,C,San Mateo:1
94022,Los Altos,37.35536,-122.14494,C,Santa Clara:1
94023,Los Altos,37.3852,-122.1141,G,Santa Clara:1
94024,Los Altos,37.35039,-122.09869,C,Santa Clara:1
94025,Menlo Park,37.45125,-122.18234,C,San Mateo:1
94026,Menlo Park,37.3811,-122.3348,G,San Mateo:1
94027,Atherton,37.45707,-122.20106,C,San Mateo:1
94028,Portola Valley,37.37488,-122.21268,C,San Mateo:0.9817;Santa Clara:0.0183
94030,Millbrae,37.59971,-122.4033,C,San Mateo:1
94035,Mountain View,37.3861,-122.0839,G,Santa Clara:1
94037,Montara,37.5533,-122.49583,C,San Mateo:1
94038,Moss Beach,37.52954,-122.48475,C,San Mateo:1
94039,Mountain View,37.3861,-122.0839,G,Santa Clara:1
94040,Mountain View,37.38027,-122.08522,C,Santa Clara:1
94041,Mountain View,37.38824,-122.07535,C,Santa Clara:1
94042,Mountain View,37.3861,-122.0839,G,Santa Clara:1
94043,Mountain View,37.41191,-122.06892,C,Santa Clara:1
94044,Pacifica,37.6066,-122.47723,C,San Mateo:1
94060,Pescadero,37.24714,-122.27349,C,San Mateo:0.9692;Santa Cruz:0.0308
94061,Redwood City,37.46115,-122.23695,C,San Mateo:1
94062,Redwood City,37.42253,-122.28582,C,San Mateo:1
94063,Redwood City,37.49331,-122.19561,C,San Mateo:1
94064,Redwood City,37.3811,-122.3348,G,San Mateo:1
94065,Redwood City,37.53342,-122.24956,C,San Mateo:1
94066,San Bruno,37.62539,-122.43236,C,San Mateo:1
94070,San Carlos,37.49647,-122.27256,C,San Mateo:1
94074,San Gregorio,37.33171,-122.34147,C,San Mateo:1
94080,South San Francisco,37.65517,-122.41838,C,San Mateo:1
94083,South San Francisco,37.6547,-122.4077,G,San Mateo:1
94085,Sunnyvale,37.38862,-122.01793,C,Santa Clara:1
94086,Sunnyvale,37.37163,-122.0232,C,Santa Clara:1
94087,Sunnyvale,37.35162,-122.03668,C,Santa Clara:1
94088,Sunnyvale,37.3688,-122.0363,G,Santa Clara:1
94089,Sunnyvale,37.4124,-122.0156,C,Santa Clara:1
94102,San Francisco,37.77956,-122.41929,C,San Francisco:1
94103,San Francisco,37.77298,-122.41134,C,San Francisco:1
94104,San Francisco,37.79141,-122.40213,C,San Francisco:1
94105,San Francisco,37.79158,-122.39373,C,San Francisco:1
94107,San Francisco,37.75855,-122.39954,C,San Francisco:1
94108,San Francisco,37.79189,-122.40852,C,San Francisco:1
94109,San Francisco,37.79449,-122.42227,C,San Francisco:1
94110,San Francisco,37.75002,-122.4152,C,San Francisco:1
94111,San Francisco,37.79836,-122.3992,C,San Francisco:1
94112,San Francisco,37.72055,-122.44317,C,San Francisco:0.9998;San Mateo:0.0002
94114,San Francisco,37.75821,-122.43556,C,San Francisco:1
94115,San Francisco,37.78603,-122.43737,C,San Francisco:1
94116,San Francisco,37.7454,-122.48606,C,San Francisco:1
94117,San Francisco,37.77005,-122.44428,C,San Francisco:1
94118,San Francisco,37.78015,-122.46153,C,San Francisco:1
94119,San Francisco,37.7749,-122.4194,G,San Francisco:1
94120,San Francisco,37.7749,-122.4194,G,
94121,San Francisco,37.77859,-122.49591,C,San Francisco:1
94122,San Francisco,37.76046,-122.48389,C,San Francisco:1
94123,San Francisco,37.80204,-122.43397,C,San Francisco:1
94124,San Francisco,37.72899,-122.38132,C,San Francisco:1
94125,San Francisco,37.7749,-122.4194,G,San Mateo:1
94126,San Francisco,37.7749,-122.4194,G,San Francisco:1
94127,San Francisco,37.73603,-122.45721,C,San Francisco:1
94128,San Francisco,37.62195,-122.3838,C,San Mateo:1
94129,San Francisco,37.79734,-122.46447,C,San Francisco:1
94130,San Francisco,37.81965,-122.36866,C,San Francisco:1
94131,San Francisco,37.74592,-122.44147,C,San Francisco:1
94132,San Francisco,37.72221,-122.48408,C,San Francisco:1
94133,San Francisco,37.80196,-122.411,C,San Francisco:1
94134,San Francisco,37.71885,-122.4113,C,San Francisco:0.996;San Mateo:0.004
94137,San Francisco,37.7749,-122.4194,G,
94139,San Francisco,37.7749,-122.4194,G,
94140,San Francisco,37.7749,-122.4194,G,San Francisco:1
94141,San Francisco,37.7749,-122.4194,G,San Francisco:1
94142,San Francisco,37.7749,-122.4194,G,
94143,San Francisco,37.7631,-122.4586,G,San Francisco:1
94144,San Francisco,37.7749,-122.4194,G,
94145,San Francisco,37.7749,-122.4194,G,
94146,San Francisco,37.7749,-122.4194,G,San Francisco:1
94147,San Francisco,37.7749,-122.4194,G,San Francisco:1
94151,San Francisco,37.7749,-122.4194,G,
94158,San Francisco,37.77253,-122.38838,C,San Francisco:1
94159,San Francisco,37.7749,-122.4194,G,San Francisco:1
94160,San Francisco,37.7749,-122.4194,G,
94161,San Francisco,37.7749,-122.4194,G,
94163,San Francisco,37.7749,-122.4194,G,
94164,San Francisco,37.7749,-122.4194,G,San Francisco:1
94172,San Francisco,37.7749,-122.4194,G,
94177,San Francisco,37.7749,-122.4194,G,
94188,San Francisco,37.74071,-122.38092,C,San Francisco:1
94203,Sacramento,38.5816,-121.4944,G,
94204,Sacramento,38.5816,-121.4944,G,
94205,Sacramento,38.5816,-121.4944,G,
94206,Sacramento,38.5816,-121.4944,G,
94207,Sacramento,38.5816,-121.4944,G,
94208,Sacramento,38.5816,-121.4944,G,
94209,Sacramento,38.5816,-121.4944,G,
94211,Sacramento,38.5816,-121.4944,G,
94229,Sacramento,38.5816,-121.4944,G,
94230,Sacramento,38.5816,-121.4944,G,
94232,Sacramento,38.5816,-121.4944,G,
94234,Sacramento,38.5816,-121.4944,G,
94235,Sacramento,38.5816,-121.4944,G,
94236,Sacramento,38.5816,-121.4944,G,
94237,Sacramento,38.5816,-121.4944,G,
94239,Sacramento,38.5816,-121.4944,G,
94240,Sacramento,38.5816,-121.4944,G,
94244,Sacramento,38.5816,-121.4944,G,
94245,Sacramento,38.5816,-121.4944,G,
94247,Sacramento,38.5816,-121.4944,G,
94248,Sacramento,38.5816,-121.4944,G,
94249,Sacramento,38.5816,-121.4944,G,
94250,Sacramento,38.5816,-121.4944,G,
94252,Sacramento,38.5816,-121.4944,G,
94254,Sacramento,38.5816,-121.4944,G,
94256,Sacramento,38.5816,-121.4944,G,
94257,Sacramento,38.5816,-121.4944,G,
94258,Sacramento,38.5816,-121.4944,G,
94259,Sacramento,38.5816,-121.4944,G,
94261,Sacramento,38.5816,-121.4944,G,
94262,Sacramento,38.5816,-121.4944,G,
94263,Sacramento,38.5816,-121.4944,G,
94267,Sacramento,38.5816,-121.4944,G,
94268,Sacramento,38.5816,-121.4944,G,
94269,Sacramento,38.5816,-121.4944,G,
94271,Sacramento,38.5816,-121.4944,G,
94273,Sacramento,38.5816,-121.4944,G,
94274,Sacramento,38.5816,-121.4944,G,
94277,Sacramento,38.5816,-121.4944,G,
94278,Sacramento,38.5816,-121.4944,G,
94279,Sacramento,38.5816,-121.4944,G,
94280,Sacramento,38.5816,-121.4944,G,
94282,Sacramento,38.5816,-121.4944,G,
94283,Sacramento,38.5816,-121.4944,G,
94284,Sacramento,38.5816,-121.4944,G,
94285,Sacramento,38.5816,-121.4944,G,
94286,Sacramento,38.5816,-121.4944,G,
94287,Sacramento,38.5816,-121.4944,G,
94288,Sacramento,38.5816,-121.4944,G,
94289,Sacramento,38.5816,-121.4944,G,
94290,Sacramento,38.5816,-121.4944,G,
94291,Sacramento,38.5816,-121.4944,G,
94293,Sacramento,38.5816,-121.4944,G,
94294,Sacramento,38.5816,-121.4944,G,
94295,Sacramento,38.5816,-121.4944,G,
94296,Sacramento,38.5816,-121.4944,G,
94297,Sacramento,38.5816,-121.4944,G,
94298,Sacramento,38.5816,-121.4944,G,
94299,Sacramento,38.5816,-121.4944,G,
94301,Palo Alto,37.44422,-122.14986,C,Santa Clara:1
94302,Palo Alto,37.4419,-122.143,G,Santa Clara:1
94303,Palo Alto,37.45788,-122.1151,C,Santa Clara:0.5255;San Mateo:0.4745
94304,Palo Alto,37.39725,-122.16698,C,Santa Clara:1
94305,Stanford,37.41826,-122.17087,C,Santa Clara:1
94306,Palo Alto,37.4162,-122.13086,C,Santa Clara:1
94309,Palo Alto,37.4419,-122.143,G,Santa Clara:1
94401,San Mateo,37.57517,-122.31988,C,San Mateo:1
94402,San Mateo,37.5401,-122.3301,C,San Mateo:1
94403,San Mateo,37.53845,-122.30545,C,San Mateo:1
94404,San Mateo,37.556,-122.26768,C,San Mateo:1
94497,San Mateo,37.5347,-122.3259,G,San Mateo:1
94501,Alameda,37.77471,-122.2781,C,Alameda:1
94502,Alameda,37.7381,-122.24125,C,Alameda:1
94503,American Canyon,38.1878,-122.22383,C,Napa:0.9958;Solano:0.0042
94505,Discovery Bay,37.87127,-121.59698,C,Contra Costa:0.99;Alameda:0.01
94506,Danville,37.80643,-121.90242,C,Contra Costa:1
94507,Alamo,37.85429,-122.0066,C,Contra Costa:1
94508,Angwin,38.58578,-122.4442,C,Napa:1
94509,Antioch,37.992,-121.81257,C,Contra Costa:1
94510,Benicia,38.11321,-122.11971,C,Solano:1
94511,Bethel Island,38.02813,-121.62985,C,Contra Costa:1
94512,Birds Landing,38.13115,-121.82174,C,Solano:1
94513,Brentwood,37.9249,-121.68672,C,Contra Costa:1
94514,Byron,37.82565,-121.63435,C,Contra Costa:0.9296;Alameda:0.0704
94515,Calistoga,38.63482,-122.61505,C,Napa:0.9201;Sonoma:0.0799
94516,Canyon,37.82749,-122.1663,C,Contra Costa:1
94517,Clayton,37.89108,-121.89306,C,Contra Costa:1
94518,Concord,37.95052,-122.02208,C,Contra Costa:1
94519,Concord,37.9888,-122.01277,C,Contra Costa:1
94520,Concord,37.99303,-122.03525,C,Contra Costa:1
94521,Concord,37.95291,-121.9697,C,Contra Costa:1
94522,Concord,37.978,-122.0311,G,Contra Costa:1
94523,Pleasant Hill,37.95416,-122.07577,C,Contra Costa:1
94524,Concord,37.978,-122.0311,G,Contra Costa:1
94525,Crockett,38.04807,-122.22921,C,Contra Costa:1
94526,Danville,37.81473,-121.98453,C,Contra Costa:1
94527,Concord,37.9535,-121.9578,G,
94528,Diablo,37.84148,-121.95815,C,Contra Costa:1
94529,Concord,37.978,-122.0311,G,
94530,El Cerrito,37.92074,-122.30063,C,Contra Costa:1
94531,Antioch,37.95665,-121.77779,C,Contra Costa:1
94533,Fairfield,38.28075,-122.00638,C,Solano:1
94534,Fairfield,38.24195,-122.11827,C,Solano:0.9999;Napa:0.0001
94535,Travis Afb,38.27094,-121.93702,C,Solano:1
94536,Fremont,37.57051,-121.98125,C,Alameda:1
94537,Fremont,37.6802,-121.9215,G,Alameda:1
94538,Fremont,37.50137,-121.95675,C,Alameda:1
94539,Fremont,37.51629,-121.91189,C,Alameda:1
94540,Hayward,37.6802,-121.9215,G,Alameda:1
94541,Hayward,37.67376,-122.08782,C,Alameda:1
94542,Hayward,37.65532,-122.02583,C,Alameda:1
94543,Hayward,37.6688,-122.0808,G,Alameda:1
94544,Hayward,37.63351,-122.05677,C,Alameda:1
94545,Hayward,37.63078,-122.12456,C,Alameda:1
94546,Castro Valley,37.7454,-122.10313,C,Alameda:1
94547,Hercules,38.00659,-122.25716,C,Contra Costa:1
94548,Knightsen,37.97429,-121.65144,C,Contra Costa:1
94549,Lafayette,37.90114,-122.11908,C,Contra Costa:1
94550,Livermore,37.51998,-121.5756,C,Alameda:0.9959;Santa Clara:0.0035;Stanislaus:0.0006
94551,Livermore,37.75051,-121.74925,C,Alameda:0.9949;Contra Costa:0.0051
94552,Castro Valley,37.70578,-122.00759,C,Alameda:1
94553,Martinez,37.9783,-122.15711,C,Contra Costa:1
94555,Fremont,37.54759,-122.09822,C,Alameda:1
94556,Moraga,37.83197,-122.10592,C,Contra Costa:1
94557,Hayward,37.6802,-121.9215,G,Alameda:1
94558,Napa,38.38914,-122.18841,C,Napa:0.9995;Solano:0.0005
94559,Napa,38.25113,-122.29609,C,Napa:1
94560,Newark,37.50425,-122.03191,C,Alameda:1
94561,Oakley,37.99348,-121.69122,C,Contra Costa:1
94562,Oakville,38.43065,-122.40885,C,Napa:1
94563,Orinda,37.87387,-122.20531,C,Contra Costa:0.9998;Alameda:0.0002
94564,Pinole,37.99056,-122.2725,C,Contra Costa:1
94565,Pittsburg,38.00859,-121.92831,C,Contra Costa:1
94566,Pleasanton,37.64873,-121.84802,C,Alameda:1
94567,Pope Valley,38.66702,-122.40701,C,Napa:1
94568,Dublin,37.71597,-121.90114,C,Alameda:0.9997;Contra Costa:0.0003
94569,Port Costa,38.04409,-122.19194,C,Contra Costa:1
94570,Moraga,37.7772,-121.9554,G,Contra Costa:1
94571,Rio Vista,38.15207,-121.75977,C,Solano:0.9825;Sacramento:0.0175
94572,Rodeo,38.02391,-122.23283,C,Contra Costa:1
94573,Rutherford,38.45886,-122.42883,C,Napa:1
94574,Saint Helena,38.54245,-122.41992,C,Napa:0.9982;Sonoma:0.0018
94575,Moraga,37.84096,-122.1095,C,Contra Costa:1
94576,Deer Park,38.54926,-122.4758,C,Napa:1
94577,San Leandro,37.71666,-122.16927,C,Alameda:1
94578,San Leandro,37.70676,-122.12556,C,Alameda:1
94579,San Leandro,37.6865,-122.15721,C,Alameda:1
94580,San Lorenzo,37.678,-122.13337,C,Alameda:1
94581,Napa,38.2971,-122.2855,G,Napa:1
94582,San Ramon,37.76528,-121.91542,C,Contra Costa:1
94583,San Ramon,37.77169,-121.98983,C,Contra Costa:1
94585,Suisun City,38.19183,-121.93827,C,Solano:1
94586,Sunol,37.56712,-121.85225,C,Alameda:1
94587,Union City,37.59001,-122.07519,C,Alameda:1
94588,Pleasanton,37.79265,-121.86281,C,Alameda:0.9888;Contra Costa:0.0112
94589,Vallejo,38.14147,-122.24687,C,Solano:1
94590,Vallejo,38.09579,-122.24969,C,Solano:1
94591,Vallejo,38.12719,-122.19685,C,Solano:0.9999;Napa:0.0001
94592,Vallejo,38.091,-122.28542,C,Solano:1
94595,Walnut Creek,37.87209,-122.06897,C,Contra Costa:1
94596,Walnut Creek,37.88901,-122.03678,C,Contra Costa:1
94597,Walnut Creek,37.9177,-122.07182,C,Contra Costa:1
94598,Walnut Creek,37.91692,-122.01492,C,Contra Costa:1
94599,Yountville,38.39948,-122.38008,C,Napa:1
94601,Oakland,37.77686,-122.21791,C,Alameda:1
94602,Oakland,37.80524,-122.20423,C,Alameda:1
94603,Oakland,37.73927,-122.17555,C,Alameda:1
94604,Oakland,37.8044,-122.2708,G,Alameda:1
94605,Oakland,37.76141,-122.1502,C,Alameda:1
94606,Oakland,37.79137,-122.24451,C,Alameda:1
94607,Oakland,37.80884,-122.3047,C,Alameda:1
94608,Emeryville,37.83684,-122.28914,C,Alameda:1
94609,Oakland,37.83482,-122.2642,C,Alameda:1
94610,Oakland,37.81233,-122.24038,C,Alameda:1
94611,Oakland,37.83192,-122.21579,C,Alameda:0.9973;Contra Costa:0.0027
94612,Oakland,37.80771,-122.26686,C,Alameda:1
94613,Oakland,37.78072,-122.18303,C,Alameda:1
94614,Oakland,37.7277,-122.2046,G,Alameda:1
94615,Oakland,37.8067,-122.3004,G,Alameda:1
94617,Oakland,37.8078,-122.2717,G,
94618,Oakland,37.84482,-122.23855,C,Alameda:1
94619,Oakland,37.79261,-122.16008,C,Alameda:1
94620,Piedmont,37.8244,-122.2316,G,Alameda:1
94621,Oakland,37.75113,-122.21018,C,Alameda:1
94622,Oakland,37.799,-122.2337,G,
94623,Oakland,37.8044,-122.2708,G,Alameda:1
94624,Oakland,37.8044,-122.2708,G,Alameda:1
94649,Oakland,37.8044,-122.2708,G,
94659,Oakland,37.8044,-122.2708,G,
94660,Oakland,37.8044,-122.2708,G,
94661,Oakland,37.8044,-122.2708,G,Alameda:1
94662,Emeryville,37.8313,-122.2852,G,Alameda:1
94666,Oakland,37.8044,-122.2708,G,Alameda:1
94701,Berkeley,37.8606,-122.2967,G,Alameda:1
94702,Berkeley,37.86632,-122.28635,C,Alameda:1
94703,Berkeley,37.86371,-122.27568,C,Alameda:1
94704,Berkeley,37.86642,-122.26092,C,Alameda:1
94705,Berkeley,37.86521,-122.23838,C,Alameda:1
94706,Albany,37.8897,-122.29586,C,Alameda:0.9974;Contra Costa:0.0026
94707,Berkeley,37.89836,-122.27909,C,Alameda:0.7966;Contra Costa:0.2034
94708,Berkeley,37.90307,-122.26194,C,Alameda:0.8086;Contra Costa:0.1914
94709,Berkeley,37.87829,-122.26625,C,Alameda:1
94710,Berkeley,37.86392,-122.30647,C,Alameda:1
94712,Berkeley,37.8716,-122.2727,G,Alameda:1
94720,Berkeley,37.87196,-122.2522,C,Alameda:1
94801,Richmond,37.94943,-122.39747,C,Contra Costa:1
94802,Richmond,37.9358,-122.3477,G,Contra Costa:1
94803,El Sobrante,37.95684,-122.28236,C,Contra Costa:1
94804,Richmond,37.91548,-122.33783,C,Contra Costa:1
94805,Richmond,37.94221,-122.32354,C,Contra Costa:1
94806,San Pablo,37.97843,-122.33642,C,Contra Costa:1
94807,Richmond,37.9358,-122.3477,G,Contra Costa:1
94808,Richmond,37.9358,-122.3477,G,
94820,El Sobrante,37.9771,-122.2952,G,Contra Costa:1
94850,Richmond,37.9358,-122.3477,G,Contra Costa:1
94901,San Rafael,37.98071,-122.50061,C,Marin:1
94903,San Rafael,38.02213,-122.55881,C,Marin:1
94904,Greenbrae,37.94723,-122.55178,C,Marin:1
94912,San Rafael,37.9735,-122.5311,G,Marin:1
94913,San Rafael,37.9735,-122.5311,G,Marin:1
94914,Kentfield,37.9521,-122.5572,G,Marin:1
94915,San Rafael,38.0739,-122.5594,G,Marin:1
94920,Belvedere Tiburon,37.88677,-122.46262,C,Marin:1
94922,Bodega,38.35681,-122.95095,C,Sonoma:1
94923,Bodega Bay,38.33942,-123.03453,C,Sonoma:1
94924,Bolinas,37.9669,-122.73882,C,Marin:1
94925,Corte Madera,37.93185,-122.50774,C,Marin:1
94926,Rohnert Park,38.3396,-122.7011,G,
94927,Rohnert Park,38.3396,-122.7011,G,Sonoma:1
94928,Rohnert Park,38.34593,-122.69351,C,Sonoma:1
94929,Dillon Beach,38.25453,-122.96237,C,Marin:1
94930,Fairfax,37.96979,-122.61533,C,Marin:1
94931,Cotati,38.32517,-122.71698,C,Sonoma:1
94933,Forest Knolls,38.0175,-122.68815,C,Marin:1
94937,Inverness,38.11648,-122.93035,C,Marin:1
94938,Lagunitas,38.03024,-122.72951,C,Marin:1
94939,Larkspur,37.93825,-122.53595,C,Marin:1
94940,Marshall,38.20397,-122.89148,C,Marin:1
94941,Mill Valley,37.92477,-122.60018,C,Marin:1
94942,Mill Valley,37.906,-122.545,G,Marin:1
94945,Novato,38.12269,-122.55314,C,Marin:0.9999;Sonoma:0.0001
94946,Nicasio,38.07473,-122.69527,C,Marin:1
94947,Novato,38.1062,-122.62498,C,Marin:1
94948,Novato,38.1489,-122.5737,G,Marin:1
94949,Novato,38.06009,-122.50641,C,Marin:1
94950,Olema,38.02116,-122.76173,C,Marin:1
94951,Penngrove,38.32255,-122.64489,C,Sonoma:1
94952,Petaluma,38.23455,-122.76038,C,Sonoma:0.9856;Marin:0.0144
94953,Petaluma,38.2324,-122.6367,G,Sonoma:1
94954,Petaluma,38.23501,-122.55737,C,Sonoma:1
94955,Petaluma,38.2324,-122.6367,G,Sonoma:1
94956,Point Reyes Station,38.02145,-122.81817,C,Marin:1
94957,Ross,37.96342,-122.56181,C,Marin:1
94960,San Anselmo,37.99702,-122.57834,C,Marin:1
94963,San Geronimo,38.00761,-122.66475,C,Marin:1
94964,San Quentin,37.9406,-122.49071,C,Marin:1
94965,Sausalito,37.83735,-122.52748,C,Marin:1
94966,Sausalito,37.8591,-122.4853,G,Marin:1
94970,Stinson Beach,37.92588,-122.65983,C,Marin:1
94971,Tomales,38.23303,-122.89696,C,Marin:1
94972,Valley Ford,38.33664,-122.93931,C,Sonoma:1
94973,Woodacre,38.01259,-122.6394,C,Marin:1
94974,San Quentin,37.9413,-122.485,G,Marin:1
94975,Petaluma,38.2324,-122.6367,G,Sonoma:1
94976,Corte Madera,37.9255,-122.5275,G,Marin:1
94977,Larkspur,37.9341,-122.5353,G,Marin:1
94978,Fairfax,37.9871,-122.5889,G,Marin:1
94979,San Anselmo,37.9746,-122.5616,G,Marin:1
94998,Novato,38.1173,-122.5684,G,
94999,Petaluma,38.2675,-122.6581,G,Sonoma:1
95001,Aptos,36.979,-121.898,G,Santa Cruz:1
95002,Alviso,37.43867,-122.01158,C,Santa Clara:1
95003,Aptos,37.0067,-121.87821,C,Santa Cruz:1
95004,Aromas,36.87476,-121.63073,C,Monterey:0.741;San Benito:0.259
95005,Ben Lomond,37.09836,-122.0893,C,Santa Cruz:1
95006,Boulder Creek,37.17127,-122.14952,C,Santa Cruz:1
95007,Brookdale,37.11012,-122.11435,C,Santa Cruz:1
95008,Campbell,37.27917,-121.95557,C,Santa Clara:1
95009,Campbell,37.2872,-121.9488,G,Santa Clara:1
95010,Capitola,36.97635,-121.95472,C,Santa Cruz:1
95011,Campbell,37.294,-121.9571,G,Santa Clara:1
95012,Castroville,36.78883,-121.73489,C,Monterey:1
95013,Coyote,37.21531,-121.73961,C,Santa Clara:1
95014,Cupertino,37.30835,-122.08188,C,Santa Clara:1
95015,Cupertino,37.323,-122.0527,G,Santa Clara:1
95017,Davenport,37.09468,-122.23747,C,Santa Cruz:1
95018,Felton,37.08387,-122.0599,C,Santa Cruz:1
95019,Freedom,36.93584,-121.78449,C,Santa Cruz:1
95020,Gilroy,37.01621,-121.55942,C,Santa Clara:1
95021,Gilroy,37.0095,-121.5705,G,Santa Clara:1
95023,Hollister,36.91999,-121.32219,C,San Benito:0.998;Santa Clara:0.002
95024,Hollister,36.8586,-121.3982,G,San Benito:1
95025,San Jose,37.3394,-121.895,G,
95026,Holy City,37.1584,-121.986,G,Santa Clara:1
95030,Los Gatos,37.22165,-121.98324,C,Santa Clara:1
95031,Los Gatos,37.1574,-121.9676,G,Santa Clara:1
95032,Los Gatos,37.18014,-121.90155,C,Santa Clara:1
95033,Los Gatos,37.15828,-121.97368,C,Santa Cruz:0.5628;Santa Clara:0.4372
95035,Milpitas,37.4404,-121.87469,C,Santa Clara:0.9999;Alameda:0.0001
95036,Milpitas,37.424,-121.906,G,Santa Clara:1
95037,Morgan Hill,37.13182,-121.68125,C,Santa Clara:1
95038,Morgan Hill,37.1525,-121.6722,G,Santa Clara:1
95039,Moss Landing,36.82775,-121.76529,C,Monterey:1
95041,Mount Hermon,37.05053,-122.05828,C,Santa Cruz:1
95042,New Almaden,37.1771,-121.8207,G,
95043,Paicines,36.51818,-120.98291,C,San Benito:1
95044,Redwood Estates,37.1584,-121.986,G,Santa Clara:1
95045,San Juan Bautista,36.82581,-121.51856,C,San Benito:1
95046,San Martin,37.09931,-121.59924,C,Santa Clara:1
95050,Santa Clara,37.35043,-121.9524,C,Santa Clara:1
95051,Santa Clara,37.34831,-121.98444,C,Santa Clara:1
95052,Santa Clara,37.3522,-121.9583,G,Santa Clara:1
95053,Santa Clara,37.34846,-121.93727,C,Santa Clara:1
95054,Santa Clara,37.3931,-121.9648,C,Santa Clara:1
95055,Santa Clara,37.3451,-121.9769,G,Santa Clara:1
95056,Santa Clara,37.3997,-121.9608,G,Santa Clara:1
95060,Santa Cruz,36.9932,-122.0984,C,Santa Cruz:1
95061,Santa Cruz,36.9741,-122.0308,G,Santa Cruz:1
95062,Santa Cruz,36.97397,-121.98985,C,Santa Cruz:1
95063,Santa Cruz,36.9792,-122.0088,G,Santa Cruz:1
95064,Santa Cruz,36.9916,-122.05887,C,Santa Cruz:1
95065,Santa Cruz,37.03224,-121.9844,C,Santa Cruz:1
95066,Scotts Valley,37.0672,-122.01452,C,Santa Cruz:1
95067,Scotts Valley,37.0511,-122.0136,G,Santa Cruz:1
95070,Saratoga,37.25493,-122.05218,C,Santa Clara:1
95071,Saratoga,37.2593,-122.0302,G,Santa Clara:1
95073,Soquel,37.04068,-121.93174,C,Santa Cruz:1
95075,Tres Pinos,36.79355,-121.19197,C,San Benito:1
95076,Watsonville,36.94578,-121.75606,C,Santa Cruz:0.8706;Monterey:0.1281;Santa Clara:0.0013
95077,Watsonville,36.9116,-121.7575,G,Santa Cruz:1
95101,San Jose,37.3894,-121.8868,G,Santa Clara:1
95103,San Jose,37.3378,-121.8908,G,Santa Clara:1
95106,San Jose,37.3378,-121.8908,G,Santa Clara:1
95108,San Jose,37.3378,-121.8908,G,Santa Clara:1
95109,San Jose,37.3378,-121.8908,G,Santa Clara:1
95110,San Jose,37.34656,-121.90975,C,Santa Clara:1
95111,San Jose,37.28385,-121.82687,C,Santa Clara:1
95112,San Jose,37.3446,-121.88344,C,Santa Clara:1
95113,San Jose,37.33401,-121.89044,C,Santa Clara:1
95115,San Jose,37.3378,-121.8908,G,
95116,San Jose,37.35047,-121.85255,C,Santa Clara:1
95117,San Jose,37.31007,-121.96218,C,Santa Clara:1
95118,San Jose,37.25536,-121.89191,C,Santa Clara:1
95119,San Jose,37.22697,-121.78868,C,Santa Clara:1
95120,San Jose,37.18575,-121.84274,C,Santa Clara:1
95121,San Jose,37.30461,-121.80977,C,Santa Clara:1
95122,San Jose,37.32922,-121.83482,C,Santa Clara:1
95123,San Jose,37.24424,-121.8316,C,Santa Clara:1
95124,San Jose,37.25683,-121.92281,C,Santa Clara:1
95125,San Jose,37.2956,-121.89407,C,Santa Clara:1
95126,San Jose,37.32689,-121.9168,C,Santa Clara:1
95127,San Jose,37.37167,-121.7871,C,Santa Clara:1
95128,San Jose,37.31588,-121.93643,C,Santa Clara:1
95129,San Jose,37.30596,-122.00072,C,Santa Clara:1
95130,San Jose,37.27768,-121.98624,C,Santa Clara:1
95131,San Jose,37.38727,-121.89795,C,Santa Clara:1
95132,San Jose,37.41845,-121.78798,C,Santa Clara:1
95133,San Jose,37.37172,-121.86056,C,Santa Clara:1
95134,San Jose,37.43002,-121.94526,C,Santa Clara:1
95135,San Jose,37.22336,-121.52569,C,Santa Clara:1
95136,San Jose,37.27138,-121.85251,C,Santa Clara:1
95138,San Jose,37.24561,-121.74886,C,Santa Clara:1
95139,San Jose,37.22488,-121.76386,C,Santa Clara:1
95140,Mount Hamilton,37.3515,-121.64088,C,Santa Clara:1
95141,San Jose,37.3394,-121.895,G,Santa Clara:1
95148,San Jose,37.33343,-121.78167,C,Santa Clara:1
95150,San Jose,37.3866,-121.897,G,Santa Clara:1
95151,San Jose,37.3198,-121.8262,G,Santa Clara:1
95152,San Jose,37.4022,-121.847,G,Santa Clara:1
95153,San Jose,37.2488,-121.8459,G,Santa Clara:1
95154,San Jose,37.2649,-121.9139,G,Santa Clara:1
95155,San Jose,37.31,-121.9011,G,Santa Clara:1
95156,San Jose,37.3576,-121.8416,G,Santa Clara:1
95157,San Jose,37.3008,-121.9777,G,Santa Clara:1
95158,San Jose,37.2625,-121.8779,G,Santa Clara:1
95159,San Jose,37.3179,-121.9349,G,Santa Clara:1
95160,San Jose,37.2187,-121.8601,G,Santa Clara:1
95161,San Jose,37.3894,-121.8868,G,Santa Clara:1
95164,San Jose,37.3916,-121.9203,G,Santa Clara:1
95170,San Jose,37.3103,-122.0093,G,Santa Clara:1
95172,San Jose,37.334,-121.8847,G,Santa Clara:1
95173,San Jose,37.3352,-121.8938,G,Santa Clara:1
95190,San Jose,37.3894,-121.8868,G,
95191,San Jose,37.3262,-121.9158,G,Santa Clara:1
95192,San Jose,37.3383,-121.8801,G,Santa Clara:1
95193,San Jose,37.2441,-121.8287,G,
95194,San Jose,37.3894,-121.8868,G,
95196,San Jose,37.3338,-121.8894,G,Santa Clara:1
95201,Stockton,37.958,-121.2876,G,San Joaquin:1
95202,Stockton,37.95974,-121.28829,C,San Joaquin:1
95203,Stockton,37.9543,-121.32932,C,San Joaquin:1
95204,Stockton,37.97374,-121.31925,C,San Joaquin:1
95205,Stockton,37.96458,-121.25984,C,San Joaquin:1
95206,Stockton,37.90847,-121.39531,C,San Joaquin:1
95207,Stockton,38.00212,-121.32498,C,San Joaquin:1
95208,Stockton,37.9304,-121.436,G,San Joaquin:1
95209,Stockton,38.04686,-121.3528,C,San Joaquin:1
95210,Stockton,38.03179,-121.29789,C,San Joaquin:1
95211,Stockton,37.98026,-121.31115,C,San Joaquin:1
95212,Stockton,38.04994,-121.23297,C,San Joaquin:1
95213,Stockton,37.9054,-121.2222,G,San Joaquin:1
95214,Stockton,37.9053,-121.2262,G,
95215,Stockton,37.9494,-121.15706,C,San Joaquin:1
95219,Stockton,38.03743,-121.5125,C,San Joaquin:1
95220,Acampo,38.20023,-121.23503,C,San Joaquin:1
95221,Altaville,38.07229,-120.54847,C,Calaveras:1
95222,Angels Camp,38.05133,-120.59017,C,Calaveras:1
95223,Arnold,38.44632,-119.81296,C,Calaveras:0.9744;Alpine:0.0256
95224,Avery,38.23132,-120.32269,C,Calaveras:1
95225,Burson,38.20255,-120.86415,C,Calaveras:1
95226,Campo Seco,38.23688,-120.86604,C,Calaveras:1
95227,Clements,38.21035,-121.05126,C,San Joaquin:1
95228,Copperopolis,37.90727,-120.68828,C,Calaveras:0.9997;Tuolumne:0.0003
95229,Douglas Flat,38.1144,-120.4538,G,Calaveras:1
95230,Farmington,37.99765,-120.89468,C,San Joaquin:0.571;Stanislaus:0.25;Calaveras:0.179
95231,French Camp,37.87379,-121.29015,C,San Joaquin:1
95232,Glencoe,38.36053,-120.57724,C,Calaveras:1
95233,Hathaway Pines,38.18619,-120.36856,C,Calaveras:1
95234,Holt,37.9344,-121.4261,G,San Joaquin:1
95236,Linden,38.04427,-121.03925,C,San Joaquin:0.9839;Calaveras:0.0161
95237,Lockeford,38.15395,-121.14656,C,San Joaquin:1
95240,Lodi,38.12354,-121.15908,C,San Joaquin:1
95241,Lodi,38.1327,-121.2724,G,San Joaquin:1
95242,Lodi,38.13707,-121.38455,C,San Joaquin:1
95245,Mokelumne Hill,38.30275,-120.60947,C,Calaveras:1
95246,Mountain Ranch,38.24971,-120.48886,C,Calaveras:1
95247,Murphys,38.13609,-120.44394,C,Calaveras:1
95248,Rail Road Flat,38.31771,-120.46111,C,Calaveras:1
95249,San Andreas,38.18995,-120.61956,C,Calaveras:1
95251,Vallecito,38.08006,-120.45358,C,Calaveras:1
95252,Valley Springs,38.15863,-120.84325,C,Calaveras:1
95253,Victor,38.14717,-121.19528,C,San Joaquin:1
95254,Wallace,38.19984,-120.96424,C,Calaveras:1
95255,West Point,38.41985,-120.48002,C,Calaveras:1
95257,Wilseyville,38.37993,-120.46802,C,Calaveras:1
95258,Woodbridge,38.17207,-121.30891,C,San Joaquin:1
95267,Stockton,38.0003,-121.3174,G,San Joaquin:1
95269,Stockton,38.0187,-121.3225,G,San Joaquin:1
95296,Stockton,37.9577,-121.2908,G,
95297,Stockton,38.0025,-121.324,G,
95301,Atwater,37.30615,-120.656,C,Merced:1
95303,Ballico,37.47029,-120.67108,C,Merced:1
95304,Tracy,37.68064,-121.38156,C,San Joaquin:1
95305,Big Oak Flat,37.81593,-120.36109,C,Tuolumne:1
95306,Catheys Valley,37.3629,-120.11942,C,Mariposa:1
95307,Ceres,37.55582,-120.95386,C,Stanislaus:1
95309,Chinese Camp,37.87142,-120.43239,C,Tuolumne:1
95310,Columbia,38.08584,-120.37855,C,Tuolumne:1
95311,Coulterville,37.70569,-120.09104,C,Mariposa:0.9481;Tuolumne:0.0519
95312,Cressey,37.42107,-120.65298,C,Merced:1
95313,Crows Landing,37.41796,-121.05104,C,Stanislaus:1
95315,Delhi,37.42279,-120.77435,C,Merced:1
95316,Denair,37.53963,-120.66869,C,Stanislaus:0.9875;Merced:0.0125
95317,El Nido,37.12738,-120.50643,C,Merced:1
95318,El Portal,37.66604,-119.80755,C,Mariposa:1
95319,Empire,37.629,-120.88513,C,Stanislaus:1
95320,Escalon,37.81856,-121.00691,C,San Joaquin:1
95321,Groveland,37.93169,-119.83615,C,Tuolumne:0.9885;Mariposa:0.0115
95322,Gustine,37.18197,-121.01997,C,Merced:0.9974;Stanislaus:0.0026
95323,Hickman,37.60454,-120.68369,C,Stanislaus:1
95324,Hilmar,37.39315,-120.89899,C,Merced:0.9985;Stanislaus:0.0015
95325,Hornitos,37.4808,-120.24486,C,Mariposa:1
95326,Hughson,37.5891,-120.85544,C,Stanislaus:1
95327,Jamestown,37.84753,-120.48656,C,Tuolumne:1
95328,Keyes,37.55805,-120.90941,C,Stanislaus:1
95329,La Grange,37.67763,-120.41805,C,Tuolumne:0.3925;Mariposa:0.3615;Stanislaus:0.246
95330,Lathrop,37.81345,-121.31727,C,San Joaquin:1
95333,Le Grand,37.24467,-120.24274,C,Merced:1
95334,Livingston,37.34968,-120.75128,C,Merced:1
95335,Long Barn,38.12489,-120.09315,C,Tuolumne:1
95336,Manteca,37.83027,-121.20102,C,San Joaquin:1
95337,Manteca,37.74304,-121.23838,C,San Joaquin:1
95338,Mariposa,37.50701,-119.98379,C,Mariposa:1
95340,Merced,37.34009,-120.40641,C,Merced:1
95341,Merced,37.23105,-120.50107,C,Merced:1
95343,Merced,37.3082,-120.48,G,Merced:1
95344,Merced,37.3082,-120.48,G,Merced:1
95345,Midpines,37.59089,-119.96346,C,Mariposa:1
95346,Mi Wuk Village,38.07048,-120.17335,C,Tuolumne:1
95347,Moccasin,37.8108,-120.2988,G,Tuolumne:1
95348,Merced,37.42052,-120.49961,C,Merced:1
95350,Modesto,37.67173,-121.00728,C,Stanislaus:1
95351,Modesto,37.62412,-120.99732,C,Stanislaus:1
95352,Modesto,37.6566,-121.0191,G,Stanislaus:1
95353,Modesto,37.6424,-120.9999,G,Stanislaus:1
95354,Modesto,37.63903,-120.96477,C,Stanislaus:1
95355,Modesto,37.67291,-120.94659,C,Stanislaus:1
95356,Modesto,37.71857,-121.03231,C,Stanislaus:1
95357,Modesto,37.67115,-120.88627,C,Stanislaus:1
95358,Modesto,37.61163,-121.10786,C,Stanislaus:1
95360,Newman,37.32647,-121.03753,C,Stanislaus:0.9811;Merced:0.0189
95361,Oakdale,37.79219,-120.78566,C,Stanislaus:0.9883;San Joaquin:0.0117
95363,Patterson,37.37389,-121.25145,C,Stanislaus:1
95364,Pinecrest,38.2247,-119.75998,C,Tuolumne:1
95365,Planada,37.30118,-120.33148,C,Merced:1
95366,Ripon,37.76277,-121.12528,C,San Joaquin:1
95367,Riverbank,37.7297,-120.94676,C,Stanislaus:0.9987;San Joaquin:0.0013
95368,Salida,37.71327,-121.0854,C,Stanislaus:1
95369,Snelling,37.5254,-120.40425,C,Merced:0.8027;Mariposa:0.1973
95370,Sonora,37.9844,-120.34807,C,Tuolumne:1
95372,Soulsbyville,37.99129,-120.26279,C,Tuolumne:1
95373,Standard,37.9666,-120.3108,G,Tuolumne:1
95374,Stevinson,37.31681,-120.85575,C,Merced:1
95375,Strawberry,38.22569,-119.96012,C,Tuolumne:1
95376,Tracy,37.73682,-121.434,C,San Joaquin:1
95377,Tracy,37.674,-121.51686,C,San Joaquin:0.9984;Alameda:0.0016
95378,Tracy,37.6761,-121.433,G,San Joaquin:1
95379,Tuolumne,37.96639,-120.21265,C,Tuolumne:1
95380,Turlock,37.47423,-120.87525,C,Stanislaus:0.9703;Merced:0.0297
95381,Turlock,37.4994,-120.8428,G,Stanislaus:1
95382,Turlock,37.52756,-120.85111,C,Stanislaus:1
95383,Twain Harte,38.093,-120.23281,C,Tuolumne:1
95385,Vernalis,37.60982,-121.2485,C,Stanislaus:0.8235;San Joaquin:0.1765
95386,Waterford,37.66729,-120.62209,C,Stanislaus:1
95387,Westley,37.55438,-121.24465,C,Stanislaus:1
95388,Winton,37.4213,-120.59959,C,Merced:1
95389,Yosemite National Park,37.78413,-119.42826,C,Mariposa:1
95391,Tracy,37.78079,-121.59805,C,San Joaquin:0.9948;Alameda:0.0052
95397,Modesto,37.6566,-121.0191,G,Stanislaus:1
95401,Santa Rosa,38.44914,-122.79375,C,Sonoma:1
95402,Santa Rosa,38.4399,-122.7096,G,Sonoma:1
95403,Santa Rosa,38.50368,-122.75406,C,Sonoma:1
95404,Santa Rosa,38.52573,-122.69044,C,Sonoma:1
95405,Santa Rosa,38.43814,-122.66906,C,Sonoma:1
95406,Santa Rosa,38.4399,-122.7096,G,Sonoma:1
95407,Santa Rosa,38.39466,-122.74593,C,Sonoma:1
95409,Santa Rosa,38.4685,-122.58212,C,Sonoma:1
95410,Albion,39.23494,-123.69985,C,Mendocino:1
95412,Annapolis,38.71261,-123.31415,C,Sonoma:1
95415,Boonville,39.02051,-123.36755,C,Mendocino:1
95416,Boyes Hot Springs,38.3141,-122.4843,G,Sonoma:1
95417,Branscomb,39.68791,-123.6507,C,Mendocino:1
95418,Calpella,39.2214,-123.2154,G,Mendocino:1
95419,Camp Meeker,38.42347,-122.95818,C,Sonoma:1
95420,Caspar,39.35936,-123.76601,C,Mendocino:1
95421,Cazadero,38.58357,-123.18267,C,Sonoma:1
95422,Clearlake,38.98551,-122.64253,C,Lake:1
95423,Clearlake Oaks,39.06738,-122.62972,C,Lake:1
95424,Clearlake Park,38.9666,-122.65,G,Lake:1
95425,Cloverdale,38.82305,-123.06386,C,Sonoma:1
95426,Cobb,38.83342,-122.73406,C,Lake:1
95427,Comptche,39.25324,-123.56925,C,Mendocino:1
95428,Covelo,39.8248,-123.17961,C,Mendocino:1
95429,Dos Rios,39.75605,-123.3587,C,Mendocino:1
95430,Duncans Mills,38.46142,-123.04719,C,Sonoma:1
95431,Eldridge,38.34907,-122.51618,C,Sonoma:1
95432,Elk,39.10849,-123.64542,C,Mendocino:1
95433,El Verano,38.2993,-122.4867,G,Sonoma:1
95435,Finley,39.00315,-122.8748,C,Lake:1
95436,Forestville,38.48683,-122.90562,C,Sonoma:1
95437,Fort Bragg,39.44395,-123.68592,C,Mendocino:1
95439,Fulton,38.49056,-122.77591,C,Sonoma:1
95441,Geyserville,38.72163,-123.04729,C,Sonoma:1
95442,Glen Ellen,38.37822,-122.51649,C,Sonoma:1
95443,Glenhaven,39.05013,-122.73963,C,Lake:1
95444,Graton,38.43262,-122.86924,C,Sonoma:1
95445,Gualala,38.83252,-123.47253,C,Mendocino:0.9989;Sonoma:0.0011
95446,Guerneville,38.51943,-123.01068,C,Sonoma:1
95448,Healdsburg,38.62298,-122.88912,C,Sonoma:1
95449,Hopland,38.93614,-123.11944,C,Mendocino:1
95450,Jenner,38.50981,-123.20804,C,Sonoma:1
95451,Kelseyville,38.92214,-122.78956,C,Lake:1
95452,Kenwood,38.42968,-122.53623,C,Sonoma:1
95453,Lakeport,39.04593,-122.94108,C,Lake:1
95454,Laytonville,39.78405,-123.49579,C,Mendocino:1
95456,Little River,39.25889,-123.75916,C,Mendocino:1
95457,Lower Lake,38.92404,-122.54908,C,Lake:1
95458,Lucerne,39.10901,-122.77764,C,Lake:1
95459,Manchester,38.97663,-123.60485,C,Mendocino:1
95460,Mendocino,39.30524,-123.74862,C,Mendocino:1
95461,Middletown,38.75401,-122.55211,C,Lake:0.999;Napa:0.0006;Sonoma:0.0003
95462,Monte Rio,38.47336,-123.02154,C,Sonoma:1
95463,Navarro,39.18956,-123.58059,C,Mendocino:1
95464,Nice,39.12625,-122.84708,C,Lake:1
95465,Occidental,38.41734,-123.04601,C,Sonoma:1
95466,Philo,39.05692,-123.50565,C,Mendocino:1
95467,Hidden Valley Lake,38.81295,-122.5481,C,Lake:1
95468,Point Arena,38.91889,-123.60568,C,Mendocino:1
95469,Potter Valley,39.39894,-123.07525,C,Mendocino:0.7644;Lake:0.2356
95470,Redwood Valley,39.29902,-123.23924,C,Mendocino:1
95471,Rio Nido,38.53222,-122.97359,C,Sonoma:1
95472,Sebastopol,38.39881,-122.86192,C,Sonoma:1
95473,Sebastopol,38.4022,-122.8227,G,Sonoma:1
95476,Sonoma,38.25584,-122.46091,C,Sonoma:0.9978;Napa:0.0022
95480,Stewarts Point,38.68469,-123.36805,C,Sonoma:1
95481,Talmage,39.1269,-123.1658,G,Mendocino:1
95482,Ukiah,39.1368,-123.26109,C,Mendocino:1
95485,Upper Lake,39.20847,-122.92572,C,Lake:1
95486,Villa Grande,38.47414,-123.0242,C,Sonoma:1
95487,Vineburg,38.2725,-122.4375,G,Sonoma:1
95488,Westport,39.72718,-123.78917,C,Mendocino:1
95490,Willits,39.47932,-123.34816,C,Mendocino:1
95492,Windsor,38.53049,-122.81184,C,Sonoma:1
95493,Witter Springs,39.22232,-122.98549,C,Lake:1
95494,Yorkville,38.89645,-123.34318,C,Mendocino:1
95497,The Sea Ranch,38.72527,-123.45831,C,Sonoma:1
95501,Eureka,40.80201,-124.14482,C,Humboldt:1
95502,Eureka,40.7965,-124.1737,G,Humboldt:1
95503,Eureka,40.7384,-124.10782,C,Humboldt:1
95511,Alderpoint,40.16603,-123.58414,C,Humboldt:1
95514,Blocksburg,40.28674,-123.66229,C,Humboldt:1
95518,Arcata,40.8685,-124.0856,G,Humboldt:1
95519,Mckinleyville,40.96301,-124.0525,C,Humboldt:1
95521,Arcata,40.84336,-124.04533,C,Humboldt:1
95524,Bayside,40.82084,-124.05002,C,Humboldt:1
95525,Blue Lake,40.95378,-123.82444,C,Humboldt:1
95526,Bridgeville,40.46153,-123.67649,C,Humboldt:0.6053;Trinity:0.3947
95527,Burnt Ranch,40.95092,-123.42112,C,Trinity:1
95528,Carlotta,40.49699,-123.93081,C,Humboldt:1
95531,Crescent City,41.86267,-124.13054,C,Del Norte:1
95532,Crescent City,41.7561,-124.2005,G,Del Norte:1
95534,Cutten,40.7965,-124.1737,G,Humboldt:1
95536,Ferndale,40.50124,-124.20993,C,Humboldt:1
95537,Fields Landing,40.72715,-124.21918,C,Humboldt:1
95538,Fort Dick,41.86834,-124.15426,C,Del Norte:1
95540,Fortuna,40.56679,-124.12598,C,Humboldt:1
95542,Garberville,40.09325,-123.75983,C,Humboldt:0.9881;Mendocino:0.0097;Trinity:0.0022
95543,Gasquet,41.88884,-123.80277,C,Del Norte:1
95545,Honeydew,40.26155,-124.08613,C,Humboldt:1
95546,Hoopa,41.18599,-123.73149,C,Humboldt:1
95547,Hydesville,40.56946,-124.0775,C,Humboldt:1
95548,Klamath,41.58986,-124.06069,C,Del Norte:1
95549,Kneeland,40.66668,-123.90838,C,Humboldt:1
95550,Korbel,40.78112,-123.83597,C,Humboldt:1
95551,Loleta,40.67499,-124.23115,C,Humboldt:1
95552,Mad River,40.34442,-123.41722,C,Trinity:1
95553,Miranda,40.23115,-123.8686,C,Humboldt:1
95554,Myers Flat,40.29638,-123.77714,C,Humboldt:1
95555,Orick,41.30255,-123.97764,C,Humboldt:1
95556,Orleans,41.30772,-123.58741,C,Humboldt:1
95558,Petrolia,40.33758,-124.26118,C,Humboldt:1
95559,Phillipsville,40.19028,-123.7483,C,Humboldt:1
95560,Redway,40.14273,-123.83882,C,Humboldt:1
95562,Rio Dell,40.4412,-124.10041,C,Humboldt:1
95563,Salyer,40.89425,-123.56406,C,Trinity:1
95564,Samoa,40.79088,-124.20475,C,Humboldt:1
95565,Scotia,40.45519,-124.0152,C,Humboldt:1
95567,Smith River,41.95068,-124.09709,C,Del Norte:1
95568,Somes Bar,41.48486,-123.49149,C,Siskiyou:0.9945;Humboldt:0.0055
95569,Redcrest,40.36136,-123.86212,C,Humboldt:1
95570,Trinidad,41.11375,-124.08264,C,Humboldt:1
95571,Weott,40.36554,-123.94428,C,Humboldt:1
95573,Willow Creek,40.91493,-123.66872,C,Humboldt:1
95585,Leggett,39.85872,-123.66617,C,Mendocino:1
95587,Piercy,39.96968,-123.75537,C,Mendocino:0.8525;Humboldt:0.1475
95589,Whitethorn,40.06144,-123.9798,C,Humboldt:0.9377;Mendocino:0.0623
95595,Zenia,40.08756,-123.1535,C,Trinity:1
95601,Amador City,38.42486,-120.83028,C,Amador:1
95602,Auburn,38.99149,-121.10354,C,Placer:0.6849;Nevada:0.3151
95603,Auburn,38.91135,-121.08576,C,Placer:1
95604,Auburn,39.23853,-120.07143,C,Placer:1
95605,West Sacramento,38.59352,-121.53987,C,Yolo:1
95606,Brooks,38.75603,-122.19387,C,Yolo:1
95607,Capay,38.83062,-122.12604,C,Yolo:1
95608,Carmichael,38.62694,-121.33119,C,Sacramento:1
95609,Carmichael,38.6257,-121.3272,G,Sacramento:1
95610,Citrus Heights,38.69492,-121.27221,C,Sacramento:1
95611,Citrus Heights,38.7072,-121.28,G,Sacramento:1
95612,Clarksburg,38.38471,-121.57872,C,Yolo:1
95613,Coloma,38.81263,-120.89171,C,El Dorado:1
95614,Cool,38.88624,-120.9797,C,El Dorado:1
95615,Courtland,38.31076,-121.54182,C,Sacramento:0.938;Yolo:0.062
95616,Davis,38.55415,-121.79851,C,Yolo:0.9997;Solano:0.0003
95617,Davis,38.5494,-121.7253,G,Yolo:1
95618,Davis,38.54302,-121.69054,C,Yolo:0.9964;Solano:0.0036
95619,Diamond Springs,38.6806,-120.81426,C,El Dorado:1
95620,Dixon,38.40494,-121.75438,C,Solano:0.9984;Yolo:0.0016
95621,Citrus Heights,38.69549,-121.30862,C,Sacramento:1
95623,El Dorado,38.63253,-120.84401,C,El Dorado:1
95624,Elk Grove,38.43415,-121.30587,C,Sacramento:1
95625,Elmira,38.35731,-121.90864,C,Solano:1
95626,Elverta,38.7338,-121.489,C,Sacramento:0.9109;Placer:0.0651;Sutter:0.024
95627,Esparto,38.73451,-122.02535,C,Yolo:1
95628,Fair Oaks,38.6521,-121.25438,C,Sacramento:1
95629,Fiddletown,38.51279,-120.68752,C,Amador:0.8673;El Dorado:0.1327
95630,Folsom,38.66278,-121.14011,C,Sacramento:1
95631,Foresthill,39.05494,-120.75397,C,Placer:1
95632,Galt,38.27445,-121.2592,C,Sacramento:0.967;San Joaquin:0.033
95633,Garden Valley,38.8492,-120.82238,C,El Dorado:1
95634,Georgetown,38.90063,-120.70678,C,El Dorado:1
95635,Greenwood,38.91075,-120.90862,C,El Dorado:1
95636,Grizzly Flats,38.61165,-120.48682,C,El Dorado:1
95637,Guinda,38.85282,-122.27287,C,Yolo:1
95638,Herald,38.34268,-121.07015,C,Sacramento:1
95639,Hood,38.40854,-121.49537,C,Sacramento:1
95640,Ione,38.34168,-120.93973,C,Amador:1
95641,Isleton,38.15557,-121.60482,C,Sacramento:1
95642,Jackson,38.34351,-120.76395,C,Amador:1
95644,Kit Carson,38.6707,-120.1135,G,
95645,Knights Landing,38.89404,-121.79681,C,Sutter:0.6458;Colusa:0.2014;Yolo:0.1528
95646,Kirkwood,38.63174,-120.01536,C,Amador:1
95648,Lincoln,38.92281,-121.312,C,Placer:1
95650,Loomis,38.80918,-121.17137,C,Placer:1
95651,Lotus,38.82088,-120.93519,C,El Dorado:1
95652,Mcclellan,38.66264,-121.40083,C,Sacramento:1
95653,Madison,38.69707,-121.97841,C,Yolo:1
95654,Martell,38.3515,-120.7752,G,Amador:1
95655,Mather,38.54923,-121.2786,C,Sacramento:1
95656,Mount Aukum,38.55,-120.7304,G,El Dorado:1
95658,Newcastle,38.88118,-121.16901,C,Placer:1
95659,Nicolaus,38.85874,-121.58991,C,Sutter:1
95660,North Highlands,38.67887,-121.3805,C,Sacramento:1
95661,Roseville,38.74127,-121.24927,C,Placer:1
95662,Orangevale,38.68917,-121.21843,C,Sacramento:1
95663,Penryn,38.85737,-121.18253,C,Placer:1
95664,Pilot Hill,38.80128,-121.03786,C,El Dorado:1
95665,Pine Grove,38.39518,-120.65275,C,Amador:1
95666,Pioneer,38.54138,-120.3291,C,Amador:0.9994;El Dorado:0.0006
95667,Placerville,38.7334,-120.79135,C,El Dorado:1
95668,Pleasant Grove,38.82755,-121.49518,C,Sutter:0.8598;Placer:0.1402
95669,Plymouth,38.48952,-120.89164,C,Amador:1
95670,Rancho Cordova,38.60427,-121.28033,C,Sacramento:1
95671,Represa,38.69446,-121.15375,C,Sacramento:1
95672,Rescue,38.72226,-120.99295,C,El Dorado:1
95673,Rio Linda,38.69052,-121.46566,C,Sacramento:1
95674,Rio Oso,38.95395,-121.4819,C,Sutter:1
95675,River Pines,38.54546,-120.74291,C,Amador:1
95676,Robbins,38.87433,-121.71384,C,Sutter:1
95677,Rocklin,38.79292,-121.23201,C,Placer:1
95678,Roseville,38.76535,-121.28847,C,Placer:0.9981;Sacramento:0.0019
95679,Rumsey,38.9166,-122.28528,C,Yolo:1
95680,Ryde,38.24141,-121.57832,C,Sacramento:1
95681,Sheridan,38.99809,-121.3542,C,Placer:1
95682,Shingle Springs,38.59897,-120.96307,C,El Dorado:1
95683,Sloughhouse,38.51199,-121.09626,C,Sacramento:1
95684,Somerset,38.5661,-120.50122,C,El Dorado:1
95685,Sutter Creek,38.43401,-120.76202,C,Amador:1
95686,Thornton,38.15779,-121.52022,C,San Joaquin:1
95687,Vacaville,38.33313,-121.92015,C,Solano:1
95688,Vacaville,38.42134,-122.03012,C,Solano:1
95689,Volcano,38.47089,-120.61568,C,Amador:1
95690,Walnut Grove,38.2034,-121.62624,C,Sacramento:0.7059;San Joaquin:0.1533;Solano:0.1407
95691,West Sacramento,38.62795,-121.59329,C,Yolo:1
95692,Wheatland,39.04307,-121.4098,C,Yuba:0.9929;Sutter:0.0071
95693,Wilton,38.39853,-121.21951,C,Sacramento:1
95694,Winters,38.57188,-122.06486,C,Yolo:0.8794;Solano:0.1206
95695,Woodland,38.69404,-121.85293,C,Yolo:1
95696,Vacaville,38.43,-122.0168,G,Solano:1
95697,Yolo,38.73288,-121.80719,C,Yolo:1
95698,Zamora,38.81636,-121.91077,C,Yolo:1
95699,Drytown,38.43677,-120.85762,C,Amador:1
95701,Alta,39.22655,-120.76702,C,Placer:1
95703,Applegate,38.98903,-120.98777,C,Placer:1
95709,Camino,38.74903,-120.69092,C,El Dorado:1
95712,Chicago Park,39.143,-120.9666,G,Nevada:1
95713,Colfax,39.08135,-120.93239,C,Placer:1
95714,Dutch Flat,39.20116,-120.8368,C,Placer:1
95715,Emigrant Gap,39.27665,-120.64401,C,Placer:1
95717,Gold Run,39.14259,-120.84269,C,Placer:1
95720,Kyburz,38.85094,-120.25127,C,El Dorado:1
95721,Echo Lake,38.81614,-120.096,C,El Dorado:1
95722,Meadow Vista,39.0098,-121.03471,C,Placer:1
95724,Norden,39.318,-120.356,G,Nevada:1
95726,Pollock Pines,38.76198,-120.41349,C,El Dorado:1
95728,Soda Springs,39.29465,-120.40141,C,Nevada:0.8333;Placer:0.1667
95735,Twin Bridges,38.84029,-120.15029,C,El Dorado:1
95736,Weimar,39.03912,-120.97749,C,Placer:1
95741,Rancho Cordova,38.5891,-121.3016,G,Sacramento:1
95742,Rancho Cordova,38.5622,-121.2047,C,Sacramento:1
95746,Granite Bay,38.74692,-121.16643,C,Placer:1
95747,Roseville,38.77842,-121.36883,C,Placer:1
95757,Elk Grove,38.33165,-121.43698,C,Sacramento:1
95758,Elk Grove,38.42967,-121.44521,C,Sacramento:1
95759,Elk Grove,38.407,-121.3752,G,Sacramento:1
95762,El Dorado Hills,38.68369,-121.06473,C,El Dorado:1
95763,Folsom,38.678,-121.175,G,Sacramento:1
95765,Rocklin,38.81974,-121.27832,C,Placer:1
95776,Woodland,38.69869,-121.69946,C,Yolo:1
95798,West Sacramento,38.5805,-121.5291,G,Yolo:1
95799,West Sacramento,38.5713,-121.5715,G,Yolo:1
95811,Sacramento,38.59318,-121.4831,C,Sacramento:1
95812,Sacramento,38.5822,-121.4943,G,Sacramento:1
95813,Sacramento,38.6026,-121.4475,G,Sacramento:1
95814,Sacramento,38.58057,-121.49559,C,Sacramento:1
95815,Sacramento,38.60563,-121.44545,C,Sacramento:1
95816,Sacramento,38.57541,-121.4648,C,Sacramento:1
95817,Sacramento,38.5506,-121.45703,C,Sacramento:1
95818,Sacramento,38.55449,-121.49706,C,Sacramento:1
95819,Sacramento,38.56686,-121.43756,C,Sacramento:1
95820,Sacramento,38.53491,-121.4442,C,Sacramento:1
95821,Sacramento,38.62569,-121.38492,C,Sacramento:1
95822,Sacramento,38.51284,-121.49421,C,Sacramento:1
95823,Sacramento,38.47473,-121.44264,C,Sacramento:1
95824,Sacramento,38.51743,-121.44144,C,Sacramento:1
95825,Sacramento,38.5919,-121.40847,C,Sacramento:1
95826,Sacramento,38.54385,-121.37828,C,Sacramento:1
95827,Sacramento,38.54836,-121.3275,C,Sacramento:1
95828,Sacramento,38.48943,-121.39597,C,Sacramento:1
95829,Sacramento,38.48955,-121.32345,C,Sacramento:1
95830,Sacramento,38.49051,-121.28417,C,Sacramento:1
95831,Sacramento,38.49579,-121.53026,C,Sacramento:1
95832,Sacramento,38.44741,-121.49614,C,Sacramento:1
95833,Sacramento,38.61905,-121.51755,C,Sacramento:1
95834,Sacramento,38.63521,-121.51861,C,Sacramento:1
95835,Sacramento,38.66849,-121.5256,C,Sacramento:1
95836,Sacramento,38.7198,-121.5343,G,Sutter:1
95837,Sacramento,38.69376,-121.59894,C,Sacramento:0.8277;Sutter:0.1723
95838,Sacramento,38.64572,-121.44525,C,Sacramento:1
95840,Sacramento,38.5816,-121.4933,G,Sacramento:1
95841,Sacramento,38.66027,-121.34816,C,Sacramento:1
95842,Sacramento,38.68704,-121.34887,C,Sacramento:1
95843,Antelope,38.71533,-121.36368,C,Sacramento:1
95851,Sacramento,38.6026,-121.4475,G,Sacramento:1
95852,Sacramento,38.6026,-121.4475,G,Sacramento:1
95853,Sacramento,38.6026,-121.4475,G,Sacramento:1
95860,Sacramento,38.6105,-121.3799,G,Sacramento:1
95864,Sacramento,38.58405,-121.37585,C,Sacramento:1
95865,Sacramento,38.596,-121.3978,G,Sacramento:1
95866,Sacramento,38.596,-121.3978,G,Sacramento:1
95867,Sacramento,38.5816,-121.4933,G,Sacramento:1
95894,Sacramento,38.5816,-121.4933,G,Sacramento:1
95899,Sacramento,38.5383,-121.5549,G,
95901,Marysville,39.22394,-121.49405,C,Yuba:0.9957;Butte:0.0043
95903,Beale Afb,39.1213,-121.3711,C,Yuba:1
95910,Alleghany,39.46288,-120.82978,C,Sierra:1
95912,Arbuckle,39.0004,-122.07423,C,Colusa:0.9953;Yolo:0.0047
95913,Artois,39.629,-122.19215,C,Glenn:1
95914,Bangor,39.40759,-121.37877,C,Butte:0.9514;Yuba:0.0486
95915,Belden,39.99137,-121.23073,C,Plumas:1
95916,Berry Creek,39.65142,-121.38164,C,Butte:1
95917,Biggs,39.43586,-121.76363,C,Butte:1
95918,Browns Valley,39.30123,-121.33793,C,Yuba:1
95919,Brownsville,39.43444,-121.26556,C,Yuba:1
95920,Butte City,39.44979,-121.93637,C,Glenn:1
95922,Camptonville,39.46673,-121.07187,C,Yuba:0.9779;Sierra:0.0221
95923,Canyon Dam,40.1838,-121.13669,C,Plumas:1
95924,Cedar Ridge,39.1988,-121.02,G,Nevada:1
95925,Challenge,39.48411,-121.19265,C,Yuba:1
95926,Chico,39.74577,-121.84392,C,Butte:1
95927,Chico,39.8117,-121.9398,G,Butte:1
95928,Chico,39.68149,-121.83721,C,Butte:1
95929,Chico,39.72579,-121.85021,C,Butte:1
95930,Clipper Mills,39.54872,-121.15988,C,Butte:0.8943;Yuba:0.1057
95932,Colusa,39.24692,-122.01215,C,Colusa:1
95934,Crescent Mills,40.0601,-120.90796,C,Plumas:1
95935,Dobbins,39.37934,-121.19226,C,Yuba:1
95936,Downieville,39.58076,-120.77435,C,Sierra:1
95937,Dunnigan,38.88406,-121.99849,C,Yolo:1
95938,Durham,39.60471,-121.79529,C,Butte:1
95939,Elk Creek,39.56168,-122.6117,C,Glenn:0.9767;Colusa:0.0233
95940,Feather Falls,39.622,-121.2669,G,Butte:1
95941,Forbestown,39.51695,-121.27387,C,Butte:0.6898;Yuba:0.3102
95942,Forest Ranch,39.91599,-121.66703,C,Butte:1
95943,Glenn,39.57521,-122.03454,C,Glenn:1
95944,Goodyears Bar,39.54016,-120.85145,C,Sierra:1
95945,Grass Valley,39.19327,-120.98012,C,Nevada:1
95946,Penn Valley,39.20916,-121.21382,C,Nevada:1
95947,Greenville,40.1594,-120.84408,C,Plumas:1
95948,Gridley,39.33926,-121.77079,C,Butte:0.9985;Sutter:0.0015
95949,Grass Valley,39.10267,-121.13385,C,Nevada:1
95950,Grimes,39.04345,-121.9181,C,Colusa:1
95951,Hamilton City,39.72251,-122.00443,C,Glenn:1
95953,Live Oak,39.25974,-121.77633,C,Sutter:1
95954,Magalia,39.85419,-121.57787,C,Butte:1
95955,Maxwell,39.29452,-122.20171,C,Colusa:1
95956,Meadow Valley,39.88414,-121.11594,C,Plumas:1
95957,Meridian,39.05228,-121.82518,C,Sutter:0.9589;Colusa:0.0411
95958,Nelson,39.5642,-121.79794,C,Butte:1
95959,Nevada City,39.35153,-120.87055,C,Nevada:1
95960,North San Juan,39.44144,-121.01663,C,Nevada:0.6;Sierra:0.2788;Yuba:0.1212
95961,Olivehurst,39.04133,-121.56284,C,Yuba:1
95962,Oregon House,39.32341,-121.27255,C,Yuba:1
95963,Orland,39.74783,-122.30336,C,Glenn:0.9555;Tehama:0.0445
95965,Oroville,39.59394,-121.58136,C,Butte:1
95966,Oroville,39.47537,-121.41413,C,Butte:0.9977;Yuba:0.0023
95967,Paradise,39.7155,-121.6551,G,Butte:1
95968,Palermo,39.43518,-121.55178,C,Butte:1
95969,Paradise,39.72074,-121.63866,C,Butte:1
95970,Princeton,39.41027,-122.05203,C,Glenn:0.5984;Colusa:0.4016
95971,Quincy,39.92923,-120.92443,C,Plumas:1
95972,Rackerby,39.42277,-121.33765,C,Yuba:1
95973,Chico,39.87653,-121.85964,C,Butte:0.9985;Tehama:0.0015
95974,Richvale,39.4973,-121.7557,C,Butte:1
95975,Rough And Ready,39.22433,-121.1537,C,Nevada:1
95976,Chico,39.7346,-121.8331,G,Butte:1
95977,Smartsville,39.17659,-121.29169,C,Nevada:0.6439;Yuba:0.3561
95978,Stirling City,39.90844,-121.52962,C,Butte:1
95979,Stonyford,39.2903,-122.47552,C,Colusa:1
95980,Storrie,39.9175,-121.3222,G,Plumas:1
95981,Strawberry Valley,39.65283,-121.03994,C,Plumas:0.68;Yuba:0.32
95982,Sutter,39.17323,-121.80567,C,Sutter:1
95983,Taylorsville,40.05826,-120.73893,C,Plumas:1
95984,Twain,39.98278,-121.12762,C,Plumas:1
95986,Washington,39.36152,-120.76519,C,Nevada:1
95987,Williams,39.10361,-122.247,C,Colusa:1
95988,Willows,39.49719,-122.28757,C,Glenn:0.9938;Colusa:0.0062
95991,Yuba City,39.0155,-121.6112,C,Sutter:1
95992,Yuba City,39.023,-121.6116,G,Sutter:1
95993,Yuba City,39.0825,-121.68011,C,Sutter:1
96001,Redding,40.57718,-122.45471,C,Shasta:1
96002,Redding,40.52783,-122.31875,C,Shasta:1
96003,Redding,40.66728,-122.31954,C,Shasta:1
96006,Adin,41.13353,-120.84257,C,Modoc:1
96007,Anderson,40.4568,-122.3082,C,Shasta:0.9996;Tehama:0.0004
96008,Bella Vista,40.72264,-122.10978,C,Shasta:1
96009,Bieber,41.05604,-121.0208,C,Lassen:1
96010,Big Bar,40.95028,-123.23516,C,Trinity:1
96011,Big Bend,41.0559,-121.89189,C,Shasta:1
96013,Burney,40.97366,-121.6924,C,Shasta:1
96014,Callahan,41.38813,-122.78086,C,Siskiyou:1
96015,Canby,41.51178,-120.87766,C,Modoc:1
96016,Cassel,40.89421,-121.50883,C,Shasta:1
96017,Castella,41.10596,-122.31252,C,Shasta:1
96019,Shasta Lake,40.68735,-122.39945,C,Shasta:1
96020,Chester,40.30679,-121.26187,C,Plumas:1
96021,Corning,39.92348,-122.27045,C,Tehama:1
96022,Cottonwood,40.33631,-122.44798,C,Tehama:0.6506;Shasta:0.3494
96023,Dorris,41.90908,-121.97685,C,Siskiyou:1
96024,Douglas City,40.54704,-122.88119,C,Trinity:1
96025,Dunsmuir,41.20014,-122.31905,C,Siskiyou:0.9537;Shasta:0.0463
96027,Etna,41.38988,-123.23107,C,Siskiyou:1
96028,Fall River Mills,41.00745,-121.45746,C,Shasta:1
96029,Flournoy,39.9393,-122.48919,C,Tehama:1
96031,Forks Of Salmon,41.17562,-123.19818,C,Siskiyou:1
96032,Fort Jones,41.58513,-122.97963,C,Siskiyou:1
96033,French Gulch,40.74057,-122.59256,C,Shasta:1
96034,Gazelle,41.44402,-122.60496,C,Siskiyou:1
96035,Gerber,40.04156,-122.18503,C,Tehama:1
96037,Greenview,41.54492,-122.92096,C,Siskiyou:1
96038,Grenada,41.6071,-122.54572,C,Siskiyou:1
96039,Happy Camp,41.66893,-123.37642,C,Siskiyou:1
96040,Hat Creek,40.78981,-121.47451,C,Shasta:1
96041,Hayfork,40.5135,-123.19605,C,Trinity:1
96044,Hornbrook,41.93303,-122.67497,C,Siskiyou:1
96046,Hyampom,40.61037,-123.4289,C,Trinity:1
96047,Igo,40.47923,-122.69247,C,Shasta:1
96048,Junction City,40.83036,-123.02349,C,Trinity:1
96049,Redding,40.7098,-122.3116,G,Shasta:1
96050,Klamath River,41.85347,-122.95101,C,Siskiyou:1
96051,Lakehead,40.91633,-122.31082,C,Shasta:1
96052,Lewiston,40.68268,-122.78645,C,Trinity:1
96054,Lookout,41.26106,-121.11855,C,Modoc:1
96055,Los Molinos,40.09912,-121.99837,C,Tehama:1
96056,Mcarthur,41.06715,-121.31775,C,Shasta:0.5543;Lassen:0.3398;Modoc:0.1059
96057,Mccloud,41.27186,-121.9197,C,Siskiyou:1
96058,Macdoel,41.72705,-121.90737,C,Siskiyou:1
96059,Manton,40.43375,-121.82942,C,Tehama:0.5155;Shasta:0.4845
96061,Mill Creek,40.34786,-121.48778,C,Tehama:1
96062,Millville,40.5556,-122.09127,C,Shasta:1
96063,Mineral,40.37037,-121.60619,C,Tehama:1
96064,Montague,41.7547,-122.36562,C,Siskiyou:1
96065,Montgomery Creek,40.89017,-121.95679,C,Shasta:1
96067,Mount Shasta,41.32214,-122.32102,C,Siskiyou:1
96068,Nubieber,41.10299,-121.19834,C,Lassen:1
96069,Oak Run,40.68534,-122.01607,C,Shasta:1
96070,Obrien,40.7352,-122.1944,G,
96071,Old Station,40.69447,-121.45727,C,Shasta:1
96073,Palo Cedro,40.5986,-122.19493,C,Shasta:1
96074,Paskenta,39.86206,-122.59097,C,Tehama:1
96075,Paynes Creek,40.36233,-121.87639,C,Tehama:1
96076,Platina,40.39154,-122.93788,C,Trinity:0.3787;Shasta:0.3195;Tehama:0.3018
96078,Proberta,40.08237,-122.17607,C,Tehama:1
96079,Shasta Lake,40.6866,-122.3348,G,
96080,Red Bluff,40.16538,-122.44172,C,Tehama:1
96084,Round Mountain,40.79583,-121.86869,C,Shasta:1
96085,Scott Bar,41.74082,-123.07733,C,Siskiyou:1
96086,Seiad Valley,41.92421,-123.26081,C,Siskiyou:1
96087,Shasta,40.63313,-122.58707,C,Shasta:1
96088,Shingletown,40.51087,-121.87611,C,Shasta:1
96089,Shasta Lake,40.6579,-122.4273,G,Shasta:1
96090,Tehama,40.00735,-122.11934,C,Tehama:1
96091,Trinity Center,41.04387,-122.80079,C,Trinity:1
96092,Vina,39.97058,-121.9703,C,Tehama:1
96093,Weaverville,40.76548,-122.94143,C,Trinity:1
96094,Weed,41.51492,-122.35094,C,Siskiyou:1
96095,Whiskeytown,40.6388,-122.5597,G,Shasta:1
96096,Whitmore,40.63631,-121.8764,C,Shasta:1
96097,Yreka,41.75615,-122.65947,C,Siskiyou:1
96099,Redding,40.7043,-122.3878,G,Shasta:1
96101,Alturas,41.45625,-120.51131,C,Modoc:1
96103,Blairsden Graeagle,39.78016,-120.67075,C,Plumas:1
96104,Cedarville,41.46018,-120.12986,C,Modoc:1
96105,Chilcoot,39.68865,-120.144,C,Plumas:1
96106,Clio,39.73548,-120.54386,C,Plumas:1
96107,Coleville,38.40828,-119.54807,C,Mono:1
96108,Davis Creek,41.78726,-120.40172,C,Modoc:1
96109,Doyle,39.99418,-120.10171,C,Lassen:1
96110,Eagleville,41.24192,-120.12463,C,Modoc:1
96111,Floriston,39.41501,-120.01713,C,Nevada:1
96112,Fort Bidwell,41.8925,-120.17194,C,Modoc:1
96113,Herlong,40.18808,-120.14568,C,Lassen:1
96114,Janesville,40.29261,-120.48861,C,Lassen:0.9992;Plumas:0.0008
96115,Lake City,41.69147,-120.07932,C,Modoc:1
96116,Likely,41.25729,-120.44601,C,Modoc:1
96117,Litchfield,40.53346,-120.23536,C,Lassen:1
96118,Loyalton,39.6396,-120.24714,C,Sierra:1
96119,Madeline,41.04042,-120.55356,C,Lassen:1
96120,Markleeville,38.74244,-119.86938,C,Alpine:1
96121,Milford,40.16439,-120.38004,C,Lassen:1
96122,Portola,39.82074,-120.47627,C,Plumas:1
96123,Ravendale,40.84574,-120.32222,C,Lassen:1
96124,Calpine,39.63879,-120.46794,C,Sierra:1
96125,Sierra City,39.61356,-120.60238,C,Sierra:1
96126,Sierraville,39.54973,-120.40358,C,Sierra:1
96127,Susanville,40.4163,-120.653,G,Lassen:1
96128,Standish,40.3489,-120.40602,C,Lassen:1
96129,Beckwourth,39.83512,-120.36005,C,Plumas:1
96130,Susanville,40.54905,-120.63403,C,Lassen:1
96132,Termo,40.90007,-120.51388,C,Lassen:1
96133,Topaz,38.62096,-119.50518,C,Mono:1
96134,Tulelake,41.83537,-121.44499,C,Modoc:0.5508;Siskiyou:0.4492
96135,Vinton,39.81298,-120.20928,C,Plumas:1
96136,Wendel,40.34623,-120.08132,C,Lassen:1
96137,Westwood,40.46932,-121.22987,C,Plumas:0.9267;Lassen:0.0733
96140,Carnelian Bay,39.23202,-120.0964,C,Placer:1
96141,Homewood,39.09893,-120.20523,C,Placer:0.9765;El Dorado:0.0235
96142,Tahoma,38.99863,-120.10388,C,Placer:0.5;El Dorado:0.5
96143,Kings Beach,39.26058,-120.02629,C,Placer:1
96145,Tahoe City,39.181,-120.1514,C,Placer:1
96146,Olympic Valley,39.2159,-120.24517,C,Placer:1
96148,Tahoe Vista,39.24978,-120.05759,C,Placer:1
96150,South Lake Tahoe,38.87332,-120.06848,C,El Dorado:1
96151,South Lake Tahoe,38.9039,-119.995,G,El Dorado:1
96152,South Lake Tahoe,38.9271,-119.999,G,
96154,South Lake Tahoe,38.8753,-120.0188,G,
96155,South Lake Tahoe,38.76299,-120.08707,C,El Dorado:1
96156,South Lake Tahoe,38.9352,-119.9676,G,
96157,South Lake Tahoe,38.9344,-119.9767,G,
96158,South Lake Tahoe,38.8981,-119.9984,G,El Dorado:1
96160,Truckee,39.328,-120.1833,G,Nevada:1
96161,Truckee,39.34771,-120.22471,C,Nevada:0.8066;Placer:0.1934
96162,Truckee,39.328,-120.1833,G,Nevada:1
`;
