# What calls the reader: sounds, signs and notes, in English.

sound-question = Sound at the table?
sound-question-hint = A bell when it is your turn, drums of battle, sand. You can change it in the settings.
sound-yes = Sound on
sound-no = Without
sound = Sound
sound-off = Off
sound-soft = Soft
sound-medium = Medium
sound-loud = Loud
sounds-heard = What you hear
sounds-turn = Your turn and the clock
sounds-game = The game
sounds-chat = Chat

chronicle-filter = Show
chronicle-all = Everything
chronicle-battles = Battles
chronicle-moves = Movement
chronicle-trade = Trade and cards
chronicle-mine = What concerns me
chronicle-latest = To the latest

turn-title = ● Your turn — { $table }
turn-note = It is your turn
call-me = Call me when it is my turn
call-me-denied = This browser does not let Landsraad call you when it is your turn.
missed =
    { $number ->
        [one] One thing happened · show
       *[other] { $number } things happened · show
    }
settled-nexus = Nothing is left for you to choose in this Nexus: you pass.
