/** What the fields of study and their families are called in running text, beside the columns’ words. */
export const FIELDS: Readonly<Record<string, string>> = {
  'biology+chemistry+environmental_science+physics':
    'natural science|natural sciences|the natural sciences',
  stem: 'science , technology , engineering and mathematics|science , technology , engineering and mathematics ( stem )|science technology engineering and mathematics ( stem )|science , technology , engineering and math|science , technology , engineering and math ( stem )|science technology engineering and math ( stem )|science , technology , engineering or mathematics|science , technology , engineering or mathematics ( stem )|science technology engineering or mathematics ( stem )|science , technology , engineering or math|science , technology , engineering or math ( stem )|science technology engineering or math ( stem )|science , technology , engineering , and mathematics|science , technology , engineering , and mathematics ( stem )|science , technology , engineering , and math|science , technology , engineering , and math ( stem )|science , technology , engineering , or mathematics|science , technology , engineering , or mathematics ( stem )|science , technology , engineering , or math|science , technology , engineering , or math ( stem )|science , technology , engineering , mathematics|science , technology , engineering , arts and mathematics|science , technology , engineering , arts , and mathematics|steam|stem|stem field|steam field|science technology engineering and mathematics|science technology engineering or mathematics|science technology engineering and math|science technology engineering or math|science technology engineering mathematics|stem related field|stem discipline|stem subject',
  health_professions:
    'health profession|healthcare|health care|allied health|medical field|health field|health related field|health care field|healthcare field|health care profession|healthcare profession|medical profession|health careers|health related profession|health related',
  creative_arts:
    'the arts|creative arts|fine arts|visual and performing arts|visual or performing arts',
  humanities: 'humanities',
  social_sciences: 'social science|social sciences',
  accounting_and_finance:
    'accounting and finance|accounting or finance|finance and accounting|finance or accounting|finance accounting|accounting finance',
  agriculture: 'agriculture|agricultural science',
  architecture: 'architecture',
  art_and_design:
    'art|visual art|visual arts|fine art|studio art|art and design|art or design|design and art',
  aviation: 'aviation|aeronautics',
  biology: 'biology|biological science|biological sciences|life science|life sciences',
  business:
    'business|business administration|management|business management|business related field',
  chemistry: 'chemistry|chemical science|chemical sciences',
  communications:
    'communications|communication|mass communication|mass communications|media studies|communication studies',
  computer_science: 'computer science|computing|computer sciences|computational science',
  criminal_justice: 'criminal justice|criminology|law enforcement',
  economics: 'economics',
  education:
    'education|teaching|elementary or secondary education|elementary and secondary education|elementary education or secondary education|early childhood or elementary education|early childhood , elementary or secondary education|k 12 education|teacher certification|teacher licensure|initial teacher licensure|teacher education|education field|teacher preparation|field of education|educator preparation|teacher training|teacher credential|teaching credential|teaching license|teaching licensure|educator licensure',
  engineering: 'engineering|engineering discipline|field of engineering',
  english_and_literature:
    'english|literature|english literature|english or literature|english and literature',
  environmental_science:
    'environmental science|environmental sciences|environmental studies|environmental field|environmental field of study',
  health_sciences: 'health sciences|health science',
  history: 'history',
  hospitality_and_culinary_arts:
    'hospitality|hospitality management|hospitality and culinary arts|hospitality or culinary arts|culinary arts and hospitality|culinary arts or hospitality',
  information_technology: 'information technology|information systems',
  journalism: 'journalism',
  languages: 'foreign language|foreign languages|modern languages',
  law: 'law|legal studies|juris doctor|jd|jd or llm|llm',
  mathematics_and_statistics:
    'mathematics|math|maths|mathematical science|mathematical sciences|mathematics and statistics|mathematics or statistics|statistics or mathematics|math or statistics|math and statistics',
  medicine: 'medicine|doctor of medicine|pre med|premed|pre medicine',
  music: 'music',
  nursing:
    'nursing|registered nursing|bsn|msn|dnp|adn|lvn|nursing ( rn )|registered nursing ( rn )|rn|lpn|practical nursing ( lpn )|registered nurse|lpn or rn|rn or lpn|school of nursing',
  performing_arts: 'performing arts|theatre arts|theater arts',
  pharmacy: 'pharmacy|pharmaceutical science|pharmaceutical sciences|pharmd|doctor of pharmacy',
  philosophy_and_religion:
    'philosophy|religious studies|religion|philosophy and religion|philosophy or religion|philosophy or theology',
  physics: 'physics|physical science|physical sciences',
  political_science: 'political science|government',
  psychology: 'psychology|behavioral science',
  skilled_trades:
    'skilled trades|skilled trade|trades|vocational trade|skilled trades / technical training|skilled trades or technical training',
  social_work: 'social work|human services|social welfare|bsw|bachelor of social work',
  veterinary_medicine:
    'veterinary medicine|doctor of veterinary medicine|veterinary science|pre vet|veterinary',
}

/** Fields that are a part of one of the list: whoever studies another part of it is not meant. */
export const NARROWER_FIELDS: Readonly<Record<string, string>> = {
  accounting_and_finance:
    'accounting|finance|actuarial science|banking|accountancy|financial planning|taxation|auditing|financial services|actuarial studies|bookkeeping|economics and finance',
  agriculture:
    'agribusiness|horticulture|animal science|food science|agronomy|forestry|floriculture|agricultural education|agricultural business|agricultural economics|crop science|soil science|turfgrass management|poultry science|dairy science|viticulture|plant science|ranching|farming|agricultural engineering technology|enology|viticulture and enology|range science|rangeland management|equine science|agricultural communications|agricultural mechanics|ornamental horticulture|golf course management|aquaculture|meat science|beekeeping|arboriculture|urban forestry|agricultural sciences|agriscience|landscape horticulture|livestock production',
  architecture:
    'interior design|landscape architecture|landscape design|urban planning|interior architecture|city planning|historic preservation|architectural studies',
  art_and_design:
    'design|graphic design|fashion|fashion design|photography|animation|industrial design|illustration|art education|art history|filmmaking|film production|film studies|textile design|jewelry design|interior decorating|multimedia design|web design|visual communication|digital media',
  aviation:
    'flight training|flight school|airframe and powerplant|a & p program|aviation maintenance|professional pilot|air traffic control|aviation management|flight technology|pilot training|aerospace|aviation technology|avionics|airport management|aviation business|aviation safety|unmanned aircraft systems',
  biology:
    'biochemistry|biotechnology|botany|genetics|microbiology|neuroscience|marine biology|zoology|molecular biology|entomology|biomedical science|biomedical sciences|marine science|biochemical science|ecology and evolution|immunology|bioinformatics|physiology|virology|biophysics|cell biology|toxicology',
  business:
    'marketing|entrepreneurship|human resources|supply chain|supply chain management|real estate|insurance|risk management|logistics|sales|international business|operations management|sports management|project management|international trade|hotel business|sport management|organizational leadership|franchise management|retailing|retail management|transportation and logistics|public relations and marketing|business analytics|merchandising|fashion merchandising|property management|construction business|labor relations|industrial relations|quality management',
  communications:
    'public relations|advertising|telecommunications|speech communication|digital communication|technical communication|radio and television|radio television',
  computer_science:
    'software engineering|data science|artificial intelligence|computer programming|computer engineering|machine learning|software development|computational or data science|game design|robotics|web development|information science|computer technology|computer related field',
  criminal_justice:
    'forensic science|police science|corrections|homeland security|fire science|emergency management|public safety|security studies|police studies',
  economics: 'agricultural economics|finance or economics',
  education:
    'early childhood education|elementary education|special education|secondary education|music education teaching|physical education|school counseling|math education|mathematics education|science education|english education|agriculture education|family and consumer sciences education|school administration|educational leadership|school psychology|bilingual education|curriculum and instruction|library education|adult education|child development|early childhood development|education administration|technology education|vocational education|middle school education|high school teaching',
  engineering:
    'electrical engineering|mechanical engineering|civil engineering|chemical engineering|aerospace engineering|biomedical engineering|industrial engineering|materials science|engineering technology|environmental engineering|nuclear engineering|petroleum engineering|materials engineering|structural engineering|mining engineering|manufacturing engineering|transportation engineering|welding engineering|optics|photonics|architectural engineering|agricultural engineering|electronics engineering|marine engineering|ocean engineering|metallurgical engineering|geotechnical engineering|water resources engineering|manufacturing technology|systems engineering|electrical electronics engineering|aeronautical engineering|automotive engineering|ceramic engineering|construction engineering|cybersecurity engineering|fire protection engineering|environmental engineering technology|electronics technology|welding engineering technology|mechatronics|metallurgy|naval architecture|nanotechnology|process engineering|surveying|land surveying|geomatics|traffic engineering|chemical technology|engineering physics|engineering management|bioengineering|biosystems engineering|textile engineering|paper science|plastics engineering|polymer science|power engineering|energy engineering|geological engineering|hvac engineering|water engineering|environmental technology|industrial technology|computer aided design|sanitary engineering|rail engineering|highway engineering|civil engineering technology|mechanical engineering technology|electrical engineering technology',
  english_and_literature:
    'creative writing|writing|poetry|american literature|journalism and creative writing|comparative literature|playwriting|fiction writing|technical writing',
  environmental_science:
    'sustainability|conservation|natural resources|ecology|wildlife science|earth science|earth sciences|geology|geography|oceanography|meteorology|wildlife management|wildlife biology|fisheries|natural resource management|atmospheric science|atmospheric sciences|geoscience|geosciences|hydrology|water resources|environmental policy|marine biology conservation|renewable energy|fish and wildlife|earth and environmental science|climate science|environmental health science|environmental management|marine conservation|water quality|solid waste management|natural resource conservation|range management|geosciences and environment|sustainable development|conservation biology|watershed management|forest management|land use planning|geospatial science|geographic information systems|paleontology|seismology|soil conservation',
  health_sciences:
    'public health|physical therapy|occupational therapy|dental hygiene|radiology|nutrition|kinesiology|athletic training|health administration|dietetics|exercise science|speech language pathology|speech pathology|audiology|respiratory therapy|radiologic technology|healthcare administration|health care administration|medical laboratory science|medical technology|physician assistant|physical therapist assistant|dental assisting|medical assisting|emergency medical services|paramedicine|communication disorders|health information management|sports medicine|health education|gerontology|health care management|clinical laboratory science|surgical technology|physical education and health|occupational health|environmental health|health informatics|health services administration|nuclear medicine|nuclear medicine technology|diagnostic medical sonography|radiation therapy|radiography|medical coding|health promotion|epidemiology|phlebotomy|medical imaging|massage therapy|rehabilitation science|prosthetics|nutrition science|nutritional sciences|respiratory care|sonography|speech therapy|long term care administration|nursing home administration|emergency medicine technology|orthotics and prosthetics|genetic counseling|histotechnology|cytotechnology|healthcare management|mortuary science|funeral service',
  history:
    'museum studies|archaeology|american history|public history|anthropology and history|art history and museum studies|library and archival studies|archival studies|military history studies',
  hospitality_and_culinary_arts:
    'culinary|culinary arts|tourism|food service|hotel management|restaurant management|baking|pastry arts|travel and tourism|hotel and restaurant management|food and beverage|culinary field|foodservice|event management|culinary management|food and hospitality|lodging management|baking and pastry|club management|recreation management|gaming management|hospitality and tourism|hotel administration|restaurant and food service',
  information_technology:
    'cybersecurity|cyber security|information security|management information systems|computer information systems|network administration|computer networking|computer security|information assurance|database administration|cyber defense|computer support|cloud computing|digital forensics|health information technology|network security|geographic information science',
  journalism:
    'broadcasting|broadcast journalism|photojournalism|sports journalism|news media|print journalism|newspaper journalism|digital journalism|broadcast meteorology|electronic media|broadcast engineering|news reporting|investigative journalism',
  languages:
    'linguistics|spanish language|classics|asian languages|greek studies|sign language|american sign language|translation|german studies',
  law: 'pre law|paralegal studies|paralegal|court reporting|constitutional law|labor law|tax law|intellectual property law|legal assisting',
  mathematics_and_statistics:
    'statistics|applied mathematics|biostatistics|math education and statistics|data analytics|quantitative science|operations research|computational mathematics|pure mathematics',
  medicine:
    'dentistry|osteopathic medicine|optometry|chiropractic|podiatry|dental medicine|pre dental|pre dentistry|podiatric medicine|allopathic medicine|allopathic or osteopathic medicine|chiropractic medicine|chiropractic care|naturopathic medicine|family medicine|primary care medicine|psychiatry|orthodontics',
  music:
    'music education|music performance|piano performance|voice performance|violin performance|strings performance|choral conducting|orchestral conducting|opera|vocal performance|vocal music|instrumental music|music composition|music therapy|music business|choral music|jazz studies|organ performance|church music|sacred music|orchestral studies|music production|string performance|classical music|musicology|recording arts',
  nursing:
    'practical nursing|nursing education|nurse practitioner|critical care nursing|nurse anesthesia|oncology nursing|pediatric nursing|psychiatric nursing|emergency nursing|perioperative nursing|operating room nursing|gerontological nursing|nephrology nursing|school nursing|holistic nursing|midwifery|nurse midwifery|neonatal nursing|hospice nursing|rehabilitation nursing|public health nursing|vocational nursing|lpn to rn|associate degree nursing|rn to bsn|advanced practice nursing',
  performing_arts:
    'theater|theatre|dance|drama|acting|musical theatre|ballet|technical theatre|stagecraft|modern dance|theatre education|stage management|theater and dance|theatre and dance',
  philosophy_and_religion:
    'theology|divinity|ministry|christian ministry|pastoral ministry|seminary studies|biblical studies|christian education|youth ministry|jewish studies|rabbinical studies|pastoral studies|divinity studies|sacred theology|church vocation|church vocations',
  physics:
    'astronomy|astrophysics|medical physics|acoustics|optical physics|health physics|planetary science|nuclear physics|space science|space sciences|vacuum science|geophysics',
  political_science:
    'international relations|public policy|public administration|public affairs|international affairs|international studies|urban studies|diplomacy|foreign affairs|foreign service|peace studies|city management|american government|nonprofit management|global affairs|transportation policy|environmental policy studies|local government',
  psychology:
    'counseling|mental health counseling|behavioral health|mental health|clinical psychology|school counseling psychology|industrial psychology|organizational psychology|sport psychology|marriage and family therapy|forensic psychology|developmental psychology|counselor education|art therapy|substance abuse counseling|rehabilitation counseling|family therapy',
  skilled_trades:
    'welding|hvac|plumbing|construction|automotive technology|carpentry|construction management|diesel technology|cosmetology|machining|automotive|automotive repair|building trades|construction trades|diesel mechanics|heating and air conditioning|electrical technology|building construction|construction technology|collision repair|precision machining|construction related field|auto body|barbering|hairstyling|hair styling|esthetics|nail technology|pipefitting|masonry|bricklaying|roofing|aircraft mechanics|aircraft maintenance|truck driving|heavy equipment operation|heavy equipment|lineworker|line worker training|tool and die making|cabinetmaking|woodworking|small engine repair|auto mechanics|automotive service|machine technology|horology|locksmithing|surveying technology|welding technology|hvac r|hvacr|motorcycle repair|marine technology|painting and decorating|electrical trades|industrial maintenance|robotics technician|water treatment|marine repair|boat repair|engine repair|outboard repair|lineman training|building maintenance|home building|residential construction|land surveying technology',
  social_work:
    'social services|social services administration|child welfare|gerontology social work',
  veterinary_medicine:
    'veterinary technology|veterinary nursing|animal health|animal health technology|veterinary assisting',
}

/** What is taught in a school, college or department of that name, beside what it is called after. */
export const TAUGHT_IN: Readonly<Record<string, string>> = {
  business_and_economics: 'business|business administration|management',
  education: 'education',
  'stem+architecture': 'engineering|engineering and applied science|engineering and technology',
  law: 'law',
  medicine: 'medicine|dental medicine|dentistry|osteopathic medicine|optometry|podiatric medicine',
  music: 'music',
  nursing: 'nursing',
  health_sciences: 'public health|allied health|health sciences|health professions',
  creative_arts: 'fine arts|the arts|visual and performing arts|art and design',
  criminal_justice: 'criminal justice',
  hospitality_and_culinary_arts: 'hospitality|hospitality management|hotel administration',
  'communications+journalism': 'communication|communications|media',
  pharmacy: 'pharmacy',
  social_work: 'social work',
  veterinary_medicine: 'veterinary medicine',
  architecture: 'architecture',
  'journalism+communications': 'journalism|journalism and mass communication',
}

/** Schools by the profession they lead to. */
export const SCHOOLS_OF: Readonly<Record<string, string>> = {
  medicine:
    'medical school|dental school|medical or dental school|optometry school|chiropractic school|usa medical school|allopathic or osteopathic medical school|osteopathic medical school',
  pharmacy: 'pharmacy school|school of pharmacy',
  nursing: 'nursing school|school of nursing',
  veterinary_medicine: 'veterinary school|vet school|veterinary medical school',
  law: 'school of law',
  hospitality_and_culinary_arts: 'culinary school|culinary institute',
}

/** Words that hold a field's name and say something else. */
export const FIELD_TRAPS: readonly string[] = [
  'pursuing education',
  'pursue education',
  'pursuing an education',
  'pursue an education',
  'pursuing their education',
  'further education',
  'further their education',
  'continue their education',
  'education in',
  'education at',
  'nursing home',
  'music festival',
  'school of business',
  'business owner',
  'small business',
  'family business',
  'business hours',
  'business day',
  'better business bureau',
  'art contest',
  'law school',
  'law degree',
  'community education',
  'education level',
  'higher education',
  'secondary education',
  'post secondary education',
  'postsecondary education',
  'education program',
  'continuing education',
  'college education',
  'department of education',
  'education expenses',
  'educational goal',
  'education requirement',
  'physical education class',
  'general education',
  'education and training',
  'board of education',
  'state of the art',
  'language arts',
  'martial arts',
  'liberal arts college',
  'design team',
  'public service',
  'community service',
  'military history',
  'criminal history',
  'work history',
  'history of',
  'medical history',
  'family history',
  'health insurance',
  'health plan',
  'mental health condition',
  'mental health challenge',
  'health condition',
  'government id',
  'government issued',
  'federal government',
  'state government',
  'student government',
  'insurance company',
  'agriculture teacher',
  'engineering society',
  'marketing purposes',
  'media release',
  'social media',
  'writing sample',
  'writing contest',
  'english proficiency',
  'english language',
  'english class',
  'english teacher',
  'english speaking',
  'english course',
  'written english',
  'written in english',
  'speak in english',
  'submitted in english',
  'conducted in english',
  'be in english',
  'essay in english',
  'time management',
  'money management',
  'communication skill',
  'written communication',
  'environment',
  'environmental quality',
  'science fair',
  'science project',
  'construction company',
  'trade union',
  'trade school',
  'real estate license',
  'law enforcement officer',
  'law enforcement agency',
  'law enforcement official',
  'law enforcement academy',
  'photography release',
  'religion national origin',
  'race religion',
  'religion sex',
  'sports medicine clinic',
  'conservation district',
  'music teacher',
  'financial aid',
  'finance committee',
  'finance your education',
  'education finance',
  'mental health counselor',
  'health care provider',
  'health care worker',
  'healthcare worker',
  'healthcare provider',
  'health care facility',
  'in house counseling',
  'veterinary hospital',
  'medical bill',
  'drama club',
  'art teacher',
  'art class',
  'math class',
  'math teacher',
  'science teacher',
  'science class',
  'college of business',
  'college of engineering',
  'college of nursing',
  'college of education',
  'school of engineering',
  'school of education',
  'college of agriculture',
  'school of law',
  'school of medicine',
]
