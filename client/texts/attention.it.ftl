# Ciò che chiama chi legge: suoni, segni e note, in italiano.

sound-question = Suoni al tavolo?
sound-question-hint = Una campana quando tocca a te, tamburi di battaglia, sabbia. Puoi cambiarli nelle impostazioni.
sound-yes = Con i suoni
sound-no = Senza
sound = Suono
sound-off = Spento
sound-soft = Piano
sound-medium = Medio
sound-loud = Forte
sounds-heard = Che cosa senti
sounds-turn = Il tuo turno e l’orologio
sounds-game = Il gioco
sounds-chat = Chat
