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
