import type { Texts } from '../../lib/text/texts.ts'

export const fileCheck: Texts['fileCheck'] = {
  heading: 'Die Datei selbst prüfen',
  lead: 'Legen Sie die PDF-, PNG- oder JSON-Datei eines Zertifikats oder Badges hier ab. Ihr Browser liest sie; nichts wird hochgeladen.',
  label: 'Zu prüfende Dateien',
  asks: 'Nur die Website des Ausstellers wird nach ihren öffentlichen Schlüsseln und ihrer Widerrufsliste gefragt.',
  noScript: 'Um hier eine Datei zu prüfen, erlauben Sie Skripte für diese Seite. Der Code funktioniert auch ohne.',
  keep: 'Diese Seite für Prüfungen ohne Netz speichern',
  keepHint:
    'Prüfen Sie zuerst ein Zertifikat: Die gespeicherte Seite enthält dann auch Schlüssel und Listen des Ausstellers.',
  copy: {
    title: 'Die Datei eines Zertifikats prüfen',
    saved: 'Diese Seite wurde am ⟦day⟧ von ⟦domain⟧ gespeichert.',
    holds: 'Sie enthält die Schlüssel und Widerrufslisten der Aussteller, die Sie geprüft hatten.',
    empty:
      'Sie enthält keine Schlüssel. Sie fragt den Aussteller oder nutzt Schlüssel und Listen, die Sie hier ablegen.',
    site: 'Stattdessen einen Code auf ⟦domain⟧ eingeben',
  },
  words: {
    reading: '⟦name⟧ wird gelesen …',
    tooMany: 'Nur die ersten 20 Dateien wurden geprüft.',
    checked: 'Was geprüft wurde',
    compare: 'Nur das ist bewiesen. Vergleichen Sie es mit dem, was Ihnen gezeigt wurde.',
    page: 'Seite dieses Zertifikats öffnen',
    results: { passed: 'bestanden', failed: 'nicht bestanden', open: 'nicht bekannt' },
    facts: {
      awardedTo: 'Verliehen an',
      for: 'für',
      issuer: 'Ausgestellt von',
      site: 'Nach Auskunft von',
      issued: 'Ausgestellt am',
      until: 'Gültig bis',
      noEnd: 'Läuft nicht ab',
    },
    verdicts: {
      valid: {
        heading: 'Gültig laut ⟦domain⟧',
        meaning:
          'Es ist unverändert, mit einem Schlüssel des Ausstellers unterschrieben und nicht widerrufen. Vergewissern Sie sich, dass das die Website des Ausstellers ist.',
      },
      kept: {
        heading: 'Gültig am ⟦day⟧',
        meaning:
          'Damals wurde diese Seite mit den Schlüsseln und Listen von ⟦domain⟧ gespeichert. Spätere Änderungen kennt sie nicht.',
      },
      given: {
        heading: 'Passt zu den Schlüsseln, die Sie angegeben haben',
        meaning:
          'Es ist unverändert und nach Ihrer Liste nicht widerrufen. Vergewissern Sie sich, dass beides von ⟦domain⟧ stammt.',
      },
      revoked: {
        heading: 'Widerrufen',
        meaning: 'Der Aussteller hat dieses Zertifikat zurückgezogen. Verlassen Sie sich nicht darauf.',
      },
      expired: { heading: 'Abgelaufen', meaning: 'Die Zeit, für die es ausgestellt wurde, ist vorbei.' },
      early: {
        heading: 'Noch nicht gültig',
        meaning: 'Seine Zeit hat noch nicht begonnen, oder die Uhr dieses Geräts geht falsch.',
      },
      changed: {
        heading: 'Verändert oder gefälscht',
        meaning: 'Die Unterschrift passt nicht zum Inhalt. Verlassen Sie sich nicht darauf.',
      },
      stranger: {
        heading: 'Nicht vom Aussteller unterschrieben',
        meaning:
          'Der Schlüssel gehörte nie zu ⟦domain⟧ oder wurde zurückgezogen. Verlassen Sie sich nicht auf das Zertifikat.',
      },
      open: {
        heading: 'Unverändert, aber nicht ganz geprüft',
        meaning:
          'Seit der Unterschrift wurde nichts verändert. Alles Weitere kann nur ⟦domain⟧ bestätigen und war nicht erreichbar.',
      },
      print: {
        heading: 'Nicht das ursprüngliche PDF',
        meaning:
          'Das ist nicht die Datei, die ⟦domain⟧ unterschrieben hat: Sie wurde verändert oder um die Daten eines Zertifikats herum gezeichnet. Verlassen Sie sich nur auf die Daten unten, und nur wenn alle anderen Prüfungen bestanden sind.',
      },
      several: {
        heading: 'Mehrere Zertifikate in einer Datei',
        meaning: 'Eine ursprüngliche Datei enthält nur eines. Bitten Sie den Absender um das Original.',
      },
      none: {
        heading: 'Keine Zertifikatsdaten in dieser Datei',
        meaning: 'Vielleicht ist es ein Scan, ein Foto oder eine ältere Datei. Geben Sie den aufgedruckten Code ein.',
      },
      foreign: {
        heading: 'Kein Zertifikat, das diese Seite prüfen kann',
        meaning: 'Seine Daten haben eine andere Form. Fragen Sie den Aussteller, wie man es prüft.',
      },
      large: {
        heading: 'Zu groß, um hier geprüft zu werden',
        meaning: 'Die Datei ist größer oder enthält mehr als die Datei eines Zertifikats.',
      },
    },
    checks: {
      file: {
        name: 'Datei',
        pdf: 'Die Daten eines Zertifikats sind an das PDF angehängt.',
        png: 'Die Daten eines Zertifikats sind im Bild enthalten.',
        json: 'Die Datei besteht aus den Daten eines Zertifikats.',
      },
      proof: {
        name: 'Unterschrift',
        holds: 'Seit der Unterschrift wurde nichts verändert. Dafür muss man niemandem glauben.',
        broken: 'Sie passt nicht zum Inhalt des Zertifikats.',
      },
      key: {
        name: 'Schlüssel des Ausstellers',
        issuer: '⟦domain⟧ führt ihn in diesem Moment auf.',
        kept: 'Er ist einer der Schlüssel von ⟦domain⟧ in dieser gespeicherten Seite.',
        given: 'Er ist einer der Schlüssel, die Sie für ⟦domain⟧ angegeben haben.',
        stranger: 'Er gehört nicht zu den Schlüsseln von ⟦domain⟧.',
        unknown: '⟦domain⟧ konnte nicht nach den Schlüsseln gefragt werden.',
      },
      status: {
        name: 'Widerruf',
        issuer: 'Nicht in der Liste von ⟦domain⟧, Stand ⟦day⟧.',
        kept: 'Nicht in der Liste von ⟦domain⟧ in dieser gespeicherten Seite, Stand ⟦day⟧.',
        given: 'Nicht in der Liste von ⟦domain⟧, die Sie angegeben haben, Stand ⟦day⟧.',
        revoked: 'Es steht in der Liste von ⟦domain⟧.',
        ended: 'Die einzige vorhandene Liste galt bis ⟦day⟧.',
        unknown: 'Es ist keine brauchbare Liste von ⟦domain⟧ vorhanden.',
        elsewhere: 'Die genannte Liste gehört nicht zu ⟦domain⟧.',
      },
      dates: {
        name: 'Zeitraum',
        inForce: 'Gültig bis ⟦day⟧, nach der Uhr dieses Geräts.',
        endless: 'Es läuft nicht ab.',
        ended: 'Es war gültig bis ⟦day⟧.',
        future: 'Es gilt ab ⟦day⟧.',
      },
      print: {
        name: 'Aussehen',
        issuer: 'Die ganze Datei ist so, wie ⟦domain⟧ sie unterschrieben hat.',
        kept: 'Die ganze Datei ist so, wie ⟦domain⟧ sie unterschrieben hat, nach der Zertifizierungsstelle in dieser gespeicherten Seite.',
        given:
          'Die ganze Datei ist so, wie sie unterschrieben wurde, nach der Zertifizierungsstelle, die Sie für ⟦domain⟧ angegeben haben.',
        unsigned: 'Das PDF hat keine Unterschrift von ⟦domain⟧: Jeder könnte es gezeichnet haben.',
        added: 'Nach der Unterschrift wurde etwas hinzugefügt.',
        altered: 'Nach der Unterschrift wurde etwas verändert.',
        stranger: '⟦domain⟧ hat das PDF nicht unterschrieben.',
        unreachable:
          'Seit der Unterschrift wurde nichts verändert, aber ⟦domain⟧ konnte nicht nach dem Unterzeichner gefragt werden.',
        picture: 'Ein Bild hat keine Unterschrift. Vergleichen Sie es mit den Daten oben.',
      },
    },
    limits: {
      kept: 'Ohne Netz weiß diese Seite nicht, was nach dem ⟦day⟧ widerrufen oder zurückgezogen wurde.',
      given:
        'Diese Seite weiß nicht, woher Schlüssel und Listen stammen. Nehmen Sie sie nur von der Website des Ausstellers.',
      open: 'Versuchen Sie es mit Netz noch einmal, oder legen Sie did.json und Widerrufsliste des Ausstellers zusammen mit dem Zertifikat hier ab.',
    },
  },
}
