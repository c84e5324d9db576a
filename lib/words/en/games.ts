/** What each game is, how long, and its options. */
export const games = {
  'game.smolensk.lead':
    'A wargame of the battle for Smolensk in the summer of 1941, on a real map: play it on your phone, against the computer or a friend, at one sitting or over days.',
  'game.smolensk.introduction':
    'A wargame for two of the battle for Smolensk in the summer of 1941, on a real map. It takes no account and nothing to install.',
  'game.smolensk.subject': 'Smolensk, July and August 1941',
  'game.smolensk.length': '10 turns · an evening or two',
  'game.smolensk.campaign': 'The whole campaign',
  'game.smolensk.roadCost': 'Movement points for a road hex in strategic movement',
  'game.smolensk.roadCost.third': 'One third',
  'game.smolensk.roadCost.half': 'One half',
  'game.smolensk.roadCost.half.term': 'A road hex costs half a movement point in strategic movement',
  'game.smolensk.offTurn': 'Losses, retreats and Stukas in the other side’s turn',
  'game.smolensk.offTurn.ask.term':
    'You are asked for every loss, retreat and Stuka in the other side’s turn until you change your standing orders',
  'game.smolensk.offTurn.auto.term':
    'Losses, retreats and Stukas in the other side’s turn are decided for you until you change your standing orders',

  'game.moscow.lead':
    'A wargame of the German drive on Moscow in the autumn of 1941, on a real map: mud, frost and one decision after the other. Play it on your phone, against the computer or a friend, in an evening.',
  'game.moscow.introduction':
    'A wargame for two of the German drive on Moscow in the autumn of 1941, on a real map. It takes no account and nothing to install.',
  'game.moscow.subject': 'Moscow, October 1941 to January 1942',
  'game.moscow.length': '3, 6 or 10 turns · an hour or more',
  'game.moscow.typhoon': 'Typhoon: October, three turns',
  'game.moscow.basic': 'October and November, six turns',
  'game.moscow.whole': 'October to January, ten turns',
  'game.moscow.victory': 'Victory',
  'game.moscow.victory.graded': 'By the cities held after the last turn',
  'game.moscow.victory.charts': 'At once, by Smolensk, Bryansk and Moscow',
  'game.moscow.victory.charts.term':
    'Smolensk, Bryansk and Moscow win at once, as the charts have it; cities are not counted',
  'game.moscow.noRetreat': 'Who may forbid retreats (“No Retreat!”)',
  'game.moscow.noRetreat.found': 'The Germans for one attack, the Soviets for a whole turn',
  'game.moscow.noRetreat.attack': 'Both for one attack',
  'game.moscow.noRetreat.attack.term': 'Both sides may forbid retreats for one attack at a time',
  'game.moscow.noRetreat.none': 'Nobody',
  'game.moscow.noRetreat.none.term': 'Nobody may forbid retreats',
  'game.moscow.dispersedStack': 'A stack is attacked as dispersed',
  'game.moscow.dispersedStack.half': 'If half of its factors are',
  'game.moscow.dispersedStack.any': 'If one of its units is',
  'game.moscow.dispersedStack.any.term': 'One dispersed unit makes its whole stack easier to attack',
  'game.moscow.offTurn': 'Retreats, exchanges and interceptions in the other side’s turn',
  'game.moscow.offTurn.ask.term':
    'You are asked for every retreat, exchange and interception in the other side’s turn until you change your standing orders',
  'game.moscow.offTurn.auto.term':
    'Retreats, exchanges and interceptions in the other side’s turn are decided for you until you change your standing orders',

  'game.proud.lead':
    'A wargame of the German attack on the Soviet Union in 1941, on a real map from the Baltic to the Black Sea: Soviet divisions whose strength nobody knows before their first battle. Play it on your phone, against the computer or a friend.',
  'game.proud.introduction':
    'A wargame for two of the German attack on the Soviet Union in 1941, on a real map. It takes no account and nothing to install.',
  'game.proud.subject': 'Barbarossa, June to December 1941',
  'game.proud.length': '2, 3 or 12 turns · an evening or weeks',
  'game.proud.riga': 'Road to Riga: to learn by, two turns (ours)',
  'game.proud.smolensk-beginner': 'Highway to Smolensk: July 1941, two turns (ours)',
  'game.proud.crimea-beginner': 'Crimea 1941: October and November, three turns (ours)',
  'game.proud.campaign': 'The whole campaign by the beginner’s rules',
  'game.proud.smolensk': 'Highway to Smolensk by all rules: July 1941, two turns (ours)',
  'game.proud.crimea': 'Crimea 1941 by all rules: October and November, three turns (ours)',
  'game.proud.campaign-full': 'The whole campaign by all rules: supply, weather, stacks under cover',
  'game.proud.germanPlan': 'German set-up of the campaign',
  'game.proud.germanPlan.historical': 'As in history',
  'game.proud.germanPlan.south': 'The weight in the south',
  'game.proud.germanPlan.south.term': 'In the campaign the German begins with his weight in the south',
  'game.proud.germanPlan.north': 'The weight in the north',
  'game.proud.germanPlan.north.term': 'In the campaign the German begins with his weight in the north',
  'game.proud.sovietPlan': 'Soviet set-up of the campaign',
  'game.proud.sovietPlan.historical': 'As in history',
  'game.proud.sovietPlan.forward': 'Forward, at the border',
  'game.proud.sovietPlan.forward.term': 'In the campaign the Soviet begins forward, at the border',
  'game.proud.sovietPlan.depth': 'In depth, behind the rivers',
  'game.proud.sovietPlan.depth.term': 'In the campaign the Soviet begins in depth, behind the rivers',
  'game.proud.setUp': 'Before the first turn of the campaign',
  'game.proud.setUp.ready': 'The plans stand',
  'game.proud.setUp.own': 'Each side may change its plan',
  'game.proud.setUp.own.term': 'Before the campaign each side may change its plan, the Soviet first',
  'game.proud.aids': 'What both sides have to lead their units with',
  'game.proud.aids.clerk': 'A staff: marches, lines, proposals for chores',
  'game.proud.aids.clerk.term': 'Both sides have a staff that marches armies and proposes what chores ask',
  'game.proud.aids.none': 'Nothing: every order by hand',
  'game.proud.aids.none.term': 'Neither side has a staff: every order is given by hand',
  'game.proud.leg': 'How far the campaign goes',
  'game.proud.leg.whole': 'All twelve turns, by the book',
  'game.proud.leg.frontier': 'A leg: turns 1 to 3, the frontier (ours)',
  'game.proud.leg.frontier.term':
    'A campaign ends after turn 3 by a table of ours: German points against those of history',
  'game.proud.leg.summer': 'A leg: turns 1 to 6, the summer (ours)',
  'game.proud.leg.summer.term':
    'A campaign ends after turn 6 by a table of ours: German points against those of history',
  'game.proud.straits': 'Across the Sivash and the strait of Kerch',
  'game.proud.straits.armour': 'Armour attacks with one',
  'game.proud.straits.mechanized': 'All mechanized units attack with one',
  'game.proud.straits.mechanized.term': 'Across the straits all mechanized units attack with one',
  'game.proud.tankBrigades': 'The 48 tank brigades of turn 3',
  'game.proud.tankBrigades.all': 'All come at once',
  'game.proud.tankBrigades.none': 'None comes',
  'game.proud.tankBrigades.none.term': 'The 48 Soviet tank brigades of turn 3 do not come',
  'game.proud.offTurn': 'Losses in the other side’s turn',
  'game.proud.offTurn.ask.term':
    'You are asked for every loss in the other side’s turn until you change your standing orders',
  'game.proud.offTurn.auto.term':
    'Losses in the other side’s turn are decided for you until you change your standing orders',

  'game.death.lead':
    'A wargame of the war in the East after 1941, told as what it changes in Proud Monster: offensive supply, artillery that fires back, tank corps. Play Uranus, the encirclement of Stalingrad, on your phone, against the computer or a friend.',
  'game.death.introduction':
    'A wargame for two of the battle of Stalingrad in November 1942, on a real map. It takes no account and nothing to install.',
  'game.death.subject': 'Stalingrad, November and December 1942',
  'game.death.length': '2 turns · an evening or two',
  'game.death.uranus': 'Uranus: to learn by, November and December 1942, two turns (ours)',
  'game.death.aids': 'What both sides have to lead their units with',
  'game.death.aids.clerk': 'A staff: marches, lines, proposals for chores',
  'game.death.aids.clerk.term': 'Both sides have a staff that marches armies and proposes what chores ask',
  'game.death.aids.none': 'Nothing: every order by hand',
  'game.death.aids.none.term': 'Neither side has a staff: every order is given by hand',
  'game.death.offTurn': 'Losses in the other side’s turn',
  'game.death.offTurn.ask.term':
    'You are asked for every loss in the other side’s turn until you change your standing orders',
  'game.death.offTurn.auto.term':
    'Losses in the other side’s turn are decided for you until you change your standing orders',

  'home.options.offTurn.safe': 'Ask only where it matters',
  'home.options.offTurn.ask': 'Ask everything',
  'home.options.offTurn.auto': 'Decide everything',
}
